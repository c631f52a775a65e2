import Testing

@testable import SourceRewriting

/// A call that changes a view of SwiftUI can be left out, so that the view stays.
struct ViewModifierTests {
  /// The text after errors at the places that are marked with `^`, one per round.
  private func remaining(_ marked: String, result: String = "some View") -> String {
    let lead = "var body: \(result) { "
    var text = ""
    var columns: [Int] = []
    for character in lead + marked + " }" {
      if character == "^" { columns.append(text.count + 1) } else { text.append(character) }
    }
    var cuts: [Cut] = []
    for column in columns {
      var cutter = SourceCutter(SourceFile(path: "Page.swift", text: text), cuts: cuts)
      cutter.leaveOut(CompilerError(path: "Page.swift", line: 1, column: column, message: "wrong"))
      cuts = cutter.cuts
    }
    let rest = SourceCutter(SourceFile(path: "Page.swift", text: text), cuts: cuts).remaining
    return String(rest.dropFirst(lead.count).dropLast(2))
  }

  @Test func theViewBeforeTheCallStays() {
    #expect(remaining("Text(a).padding(2).background(^Card()).bold()") == "Text(a).padding(2).bold()")
    #expect(remaining("Text(a).^cardStyle { b }.bold()") == "Text(a).bold()")
    #expect(remaining("return Text(a).font(^b)") == "return Text(a)")
    #expect(remaining("VStack { Text(a).font(^b); Text(c) }.padding(^d)") == "VStack { Text(a); Text(c) }")
  }

  /// The second error at the same place is about the whole statement.
  @Test func thenTheStatementIsLeftOut() {
    #expect(remaining("VStack { Text(a).font(^b); Text(c).font(^^d) }") == "VStack { Text(a);  }")
  }

  @Test func onlyViewsAreChangedByCalls() {
    #expect(remaining("Button { model.load(^a) }.bold()") == "Button {  }.bold()")
    #expect(remaining("^Text(a).bold()") == "")
    #expect(remaining("Page(a).show(^b)", result: "Int") == "")
  }
}
