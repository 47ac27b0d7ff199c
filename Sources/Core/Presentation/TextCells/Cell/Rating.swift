/// An average vote as a cell shows it: `★ 7.9`, or `—` where there is none.
package struct Rating {
  let parts: [CellLine.Part]

  package var columns: Int { CellLine(parts).columns }

  /// Rounds to one decimal, halves up; what rounds to 0.0 was never voted for and is `—`.
  package init(_ average: Double?) {
    let tenths = average.map { ($0 * 10).rounded() } ?? 0
    guard tenths >= 1, tenths < 1000 else {
      parts = [CellLine.Part(CellText(sanitised: "—", columns: 1), .dim)]
      return
    }
    let number = "\(Int(tenths) / 10).\(Int(tenths) % 10)"
    parts = [
      CellLine.Part(CellText(sanitised: "★", columns: 1), .star),
      CellLine.Part(CellText(sanitised: " " + number, columns: 1 + number.utf8.count), .none),
    ]
  }
}
