import RecordStream
import Testing
import TextCells

@testable import Rendering

@Suite struct LineSinkTests {
  private func block(_ texts: String...) -> [PaintedLine] {
    texts.map { text in
      var line = PaintedLine()
      line.append(CellText(text))
      return line
    }
  }

  private func lines(height: Int?, _ write: (inout LineSink, inout ByteBuffer) -> Void) -> String {
    var sink = LineSink(pageHeight: height)
    var out = ByteBuffer()
    write(&sink, &out)
    return out.text
  }

  @Test func `Blank lines stand between blocks only`() {
    let text = lines(height: nil) { sink, out in
      sink.separate()
      sink.write(block("a"), into: &out)
      sink.separate()
      sink.separate()
      sink.write(block("b"), into: &out)
      sink.leaveBlank(2)
      sink.separate()
      sink.write(block("c"), into: &out)
      sink.separate()
    }
    #expect(text == "a\n\nb\n\n\nc\n")
  }

  @Test func `A block that does not fit begins a page, below the heading`() {
    let text = lines(height: 5) { sink, out in
      sink.write(block("H"), following: 2, into: &out)
      sink.heading = block("h")
      for letter in ["a", "b", "c"] {
        sink.write(block(letter, letter), into: &out)
      }
    }
    #expect(text == "H\na\na\nb\nb\nh\nc\nc\n")
    let second = lines(height: 4) { sink, out in
      sink.write(block("H"), following: 2, into: &out)
      sink.heading = block("h")
      for letter in ["a", "b"] {
        sink.separate()
        sink.write(block(letter, letter), into: &out)
      }
    }
    #expect(second == "H\n\na\na\nh\nb\nb\n")
  }

  @Test func `A heading is not left alone at the foot of a page`() {
    let text = lines(height: 4) { sink, out in
      sink.write(block("a", "b"), into: &out)
      sink.write(block("H"), following: 2, into: &out)
      sink.write(block("c", "d"), into: &out)
    }
    #expect(text == "a\nb\n\n\nH\nc\nd\n")
  }

  @Test func `A block that is higher than a page is written all the same`() {
    let text = lines(height: 2) { sink, out in
      sink.heading = block("h", "i", "j")
      sink.write(block("a", "b", "c"), into: &out)
      sink.write(block("d"), into: &out)
    }
    #expect(text == "a\nb\nc\nd\n")
  }
}
