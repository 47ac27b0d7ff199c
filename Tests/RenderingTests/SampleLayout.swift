import MovieRecords
import Movies
import TextCells

/// Frames as a layout gives them, for films that measure themselves.
struct SampleLayout {
  /// Of the page, in points.
  var width: Double
  var cell = MovieCell()
  static let headingHeight = 44.0

  func heading(y: Double) -> FrameRecord {
    FrameRecord(x: 0, y: y, width: width, height: Self.headingHeight)
  }

  /// Cells of a fixed width, side by side, as far as there are films.
  func carousel(_ movies: [Movie], itemWidth: Double = 140, y: Double) -> [FrameRecord] {
    movies.enumerated().map { index, movie in
      FrameRecord(
        x: Double(index) * itemWidth, y: y, width: itemWidth,
        height: cell.height(movie, width: itemWidth))
    }
  }

  /// Equal columns; a row is as high as its highest cell.
  func grid(_ movies: [Movie], columns: Int, y: Double) -> [FrameRecord] {
    let itemWidth = width / Double(columns)
    var top = y
    var frames: [FrameRecord] = []
    for start in stride(from: 0, to: movies.count, by: columns) {
      let row = movies[start..<min(start + columns, movies.count)]
      let heights = row.map { cell.height($0, width: itemWidth) }
      for (index, height) in heights.enumerated() {
        frames.append(
          FrameRecord(x: Double(index) * itemWidth, y: top, width: itemWidth, height: height))
      }
      top += heights.max() ?? 0
    }
    return frames
  }
}
