import Diagnostics
import LayoutEngine
import Testing

@testable import LayoutDocuments

@Suite struct LayoutDocumentTests {
  private static let size = #""layoutSize":{"width":{"absolute":10},"height":{"absolute":10}}"#
  private static let item = #"{"kind":"item",\#(size)}"#
  private static let group = #"{"kind":"vertical",\#(size),"subitem":\#(item),"count":1}"#

  private func parse(_ text: String) throws(LayoutFault) -> LayoutDocument {
    try LayoutDocument(parsing: Array(text.utf8).span)
  }

  private func fault(_ text: String) -> LayoutFault? {
    #expect(throws: LayoutFault.self) { try parse(text) }
  }

  @Test(arguments: [
    ("{", "line 1, column 2", "the text ends too early"),
    ("[]", "$", "an object is wanted here, not an array"),
    ("{}", "$", "sections is missing; add it"),
    (#"{"sections":{},"section":1}"#, "$.section", "unknown member; did you mean sections?"),
    (#"{"sections":{"a b":{}}}"#, "$.sections[\"a b\"]", "group is missing; add it"),
    (#"{"sections":{"x":[]}}"#, "$.sections.x", "the list is empty; give it a layout"),
    (
      #"{"sections":{"x":[{"when":{"minWidht":1},"layout":{}}]}}"#, "$.sections.x[0].layout",
      "group is missing; add it"
    ),
    (
      #"{"sections":{"x":[{"when":{"minWidht":1},"layout":{"group":\#(group)}}]}}"#,
      "$.sections.x[0].when.minWidht", "unknown member; did you mean minWidth?"
    ),
    (
      #"{"scrollDirection":"sideways","sections":{}}"#, "$.scrollDirection",
      "unknown value; use one of vertical, horizontal"
    ),
    (
      #"{"interSectionSpacing":1e999,"sections":{}}"#, "$.interSectionSpacing",
      "the number is too large"
    ),
  ])
  func `A document that is wrong is told where and why`(
    _ text: String, _ path: String, _ explanation: String
  ) {
    #expect(fault(text) == LayoutFault(path: path, explanation: explanation))
  }

  @Test(arguments: [
    (
      #""group":{"kind":"vertical","layoutSize":{"width":{"absolute":1,"estimated":2},"height":{"absolute":1}},"subitem":\#(item),"count":1}"#,
      "layoutSize.width", "2 kinds of dimension (absolute, estimated); keep one"
    ),
    (
      #""group":{"kind":"vertical","layoutSize":{"width":{"absolute":-1},"height":{"absolute":1}},"subitem":\#(item),"count":1}"#,
      "layoutSize.width.absolute", "a negative number; use 0 or more"
    ),
    (
      #""group":{"kind":"vertical","layoutSize":{"width":{},"height":{"absolute":1}},"subitem":\#(item),"count":1}"#,
      "layoutSize.width",
      "a dimension is one of absolute, fractionalWidth, fractionalHeight, estimated, "
        + "uniformAcrossSiblings"
    ),
    (
      #""group":{"kind":"vertical",\#(size),"subitem":\#(item),"count":0}"#, "count",
      "0 is too small; use 1 or more"
    ),
    (
      #""group":{"kind":"vertical",\#(size),"subitem":\#(item),"count":1.5}"#, "count",
      "a whole number is wanted here, not a number"
    ),
    (#""group":{"kind":"vertical",\#(size),"subitem":\#(item)}"#, "", "count is missing; add it"),
    (
      #""group":{"kind":"vertical",\#(size),"subitems":[\#(item)],"frames":[]}"#, "",
      "subitems and frames exclude each other; keep one"
    ),
    (
      #""group":{"kind":"vertical",\#(size),"frames":[[0,0,1,1]]}"#, "",
      "frames are for a group of kind custom; change its kind or its contents"
    ),
    (
      #""group":{"kind":"custom",\#(size),"frames":[[0,0,1]]}"#, "frames[0]",
      "a frame is [x, y, width, height] or [x, y, width, height, zIndex]"
    ),
    (
      #""group":{"kind":"vertical",\#(size),"subitems":[\#(item)],"count":2}"#, "count",
      "count goes with subitem or repeatingSubitem; remove it"
    ),
    (
      #""group":{"kind":"vertical",\#(size),"subitems":[\#(item)],"interItemSpacing":{"fixed":1,"flexible":1}}"#,
      "interItemSpacing", "2 kinds of spacing (fixed, flexible); keep one"
    ),
  ])
  func `A group that is wrong is told where and why`(
    _ group: String, _ path: String, _ explanation: String
  ) {
    let whole = path.isEmpty ? "$.sections.popular.group" : "$.sections.popular.group.\(path)"
    #expect(
      fault(#"{"sections":{"popular":{\#(group)}}}"#)
        == LayoutFault(path: whole, explanation: explanation))
  }

  @Test func `One section alone is a layout for all`() throws {
    let document = try parse(#"{"group":\#(Self.group),"interGroupSpacing":7}"#)
    let environment = LayoutEnvironment(container: Size(width: 10, height: 10))
    #expect(document.layout(for: "anything", in: environment)?.interGroupSpacing == 7)
  }

  @Test(arguments: [
    (300.0, "ltr", 1.0), (500, "ltr", 2), (500.5, "ltr", 4), (500, "rtl", 3), (900, "rtl", 4),
  ])
  func `The first variant that the environment allows is taken`(
    _ width: Double, _ direction: String, _ spacing: Double
  ) throws {
    func layout(_ spacing: Int) -> String {
      #"{"group":\#(Self.group),"interGroupSpacing":\#(spacing)}"#
    }
    let document = try parse(
      #"{"sections":{"x":[{"when":{"maxWidth":400},"layout":\#(layout(1))},"#
        + #"{"when":{"maxWidth":500,"layoutDirection":"ltr"},"layout":\#(layout(2))},"#
        + #"{"when":{"maxWidth":500,"minHeight":100},"layout":\#(layout(3))}],"*":\#(layout(4))}}"#)
    var environment = LayoutEnvironment(container: Size(width: width, height: 100))
    environment.direction = try #require(LayoutEnvironment.Direction(rawValue: direction))
    #expect(document.layout(for: "x", in: environment)?.interGroupSpacing == spacing)
  }

  @Test func `Conditions see the container without its insets`() {
    let condition = LayoutCondition(maxWidth: 300)
    var environment = LayoutEnvironment(container: Size(width: 320, height: 100))
    #expect(!condition.matches(environment, LayoutConfiguration()))
    environment.boundaries = .init(every: EdgeInsets(leading: 10, trailing: 10))
    #expect(condition.matches(environment, LayoutConfiguration()))
  }
}
