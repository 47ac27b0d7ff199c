import MovieRecords
import Movies
import RecordStream
import Testing
import TextCells

@testable import LayoutTool

@Suite struct CellHeightsTests {
  private static let titles = [
    "Heat", "", " ", "a  b", " a", "a ", "Mission: Impossible - The Final Reckoning",
    "千と千尋の神隠し", "기생충", "Léon: The Professional", "Amélie", "日本のいちばん長い日",
    "e\\u0301tude", "\\u0007bell", "👨‍👩‍👧 family", "שלום", "ไทย", "x\\u200by", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢",
    "ゴジラ-1.0", "か\u{3099}", "한국어 제목이 아주 길게 이어집니다", "ÀÉÎÕÜ ßẞ", "a\\tb", "…", "ﬁne",
    "ｆｕｌｌ", "\u{3000}", "\u{200B}",
  ]

  @Test(arguments: [8.0, 16, 24, 32, 100, 140, 152, 160, 213.33333333333331, 400], [0, 2])
  func `Heights are those of the cell, whatever the title`(_ width: Double, _ overview: Int) throws
  {
    let cell = MovieCell(overviewLines: overview)
    var heights = CellHeights(cell)
    for title in Self.titles {
      for rest in [
        "", #","release_date":"2001-07-20""#, #","vote_count":3,"vote_average":7.5"#,
        #","release_date":"2001-07-20","vote_count":3,"vote_average":7.5"#,
      ] {
        let line = Array(
          #"{"type":"movie","id":5,"title":"\#(title)","overview":"a b c"\#(rest)}"#.utf8)
        var parser = RecordParser()
        try parser.parse(line.span)
        let record = parser.view(of: line.span)
        let expected = Movie(record).map { cell.height($0, width: width) }
        #expect(heights.height(record, FilmMembers(record), width: width) == expected, "\(title)")
      }
    }
  }

  @Test func `Every letter that is told from its bytes is as wide as the cells say`() {
    var values: [UInt32] = Array(0x21...0x7E) + Array(0xC0...0x24F)
    values += (0x3000...0xD7A3).filter(TitleColumns.isWide)
    var wrong: [UInt32] = []
    for value in values {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // Alone, and beside letters that it must not join.
      for text in ["\(scalar)", "가\(scalar)é\(scalar)\(scalar)漢"]
      where TitleColumns.count(Array(text.utf8).span) != CellText(text).columns {
        wrong.append(value)
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [#"{"type":"movie","title":"x"}"#, #"{"id":0,"title":"x"}"#])
  func `A record that is no film has no height`(_ text: String) throws {
    let line = Array(text.utf8)
    var parser = RecordParser()
    try parser.parse(line.span)
    var heights = CellHeights(MovieCell())
    let record = parser.view(of: line.span)
    #expect(heights.height(record, FilmMembers(record), width: 100) == nil)
  }
}
