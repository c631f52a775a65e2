import Testing

@testable import SourceRewriting

/// Initializers of which a part, or all, was left out.
struct InitializerTests {
  /// A text after an error at a place of it, and whether it stays whole.
  private func text(_ text: String, line: Int = 1, _ column: Int, _ message: String) -> String {
    var cutter = SourceCutter(SourceFile(path: "Page.swift", text: text))
    cutter.leaveOut(CompilerError(path: "Page.swift", line: line, column: column, message: message))
    #expect(cutter.cuts.isEmpty)
    return cutter.remaining
  }

  private static let none = "class 'Page' has no initializers"

  @Test func aClassWithoutInitializersGetsOneWithEmptyValues() {
    #expect(
      text(
        "class Page: Showing {\n  let a: Int, b: Int\n  var c: Int?\n  var d = 1\n  static var e: Int!\n}", 7, Self.none
      )
        == "class Page: Showing {\n  let a: Int, b: Int\n  var c: Int?\n  var d = 1\n  static var e: Int!\n"
        + "init() { self.`a` = snugStandIn(); self.`b` = snugStandIn() } }")
    #expect(
      text("class Page: NSObject { let a: Int }", 7, Self.none)
        == "class Page: NSObject { let a: Int ; override init() { self.`a` = snugStandIn(); super.init() } }")
  }

  /// Its superclass may have other initializers.
  @Test func aClassOfAnUnknownSuperclassGetsOneThatNobodyCalls() {
    #expect(
      text("class Page: Sheet {\n  let a: Int\n}", 7, Self.none)
        == "class Page: Sheet {\n  let a: Int\ninit(leftOut: () -> Void) { "
        + "Swift.fatalError(\"left out: the initializers of Page\") } }")
  }

  private static let superclass = "'super.init' isn't called on all paths before returning from initializer"

  @Test(arguments: [
    ("NSObject", ""), ("BaseViewController", "nibName: nil, bundle: nil"), ("UIView", "frame: .zero"),
    ("UITableViewCell", "style: .default, reuseIdentifier: nil"), ("UICollectionViewCell", "frame: .zero"),
  ])
  func theSuperclassIsInitialized(_ superclass: String, _ arguments: String) {
    #expect(
      text("class Page: \(superclass) {\n  init(a: Int) {\n    b = a\n  }\n}", line: 4, 3, Self.superclass)
        == "class Page: \(superclass) {\n  init(a: Int) {\n    b = a\n  super.init(\(arguments)) }\n}")
    #expect(
      text("class Page: \(superclass) { init() { a() } }", 20 + superclass.utf8.count + 9, Self.superclass)
        == "class Page: \(superclass) { init() { a() ; super.init(\(arguments)) } }")
    #expect(
      text("class Page: \(superclass) { init() {} }", 20 + superclass.utf8.count + 4, Self.superclass)
        == "class Page: \(superclass) { init() {super.init(\(arguments)) } }")
  }

  @Test func aReturnComesAfterTheCallOfTheSuperclass() {
    #expect(
      text("class Page: NSObject {\n  init(a: Int) {\n    if a == 0 { return }\n  }\n}", line: 3, 17, Self.superclass)
        == "class Page: NSObject {\n  init(a: Int) {\n    if a == 0 { super.init(); return }\n  }\n}")
  }

  @Test func anInitializerInAnExtensionOfAStandInIsAConvenience() {
    let message =
      "designated initializer cannot be declared in an extension of 'Kit'; did you mean this to be a convenience "
      + "initializer?"
    #expect(
      text("extension Kit {\n  public init(a: Int) { self.init() }\n}", line: 2, 10, message)
        == "extension Kit {\n  public convenience init(a: Int) { self.init() }\n}")
  }

  @Test func aDefaultArgumentIsReplaced() {
    var cutter = SourceCutter(SourceFile(path: "Page.swift", text: "func show(a: Kit = Own.shared, b: Int) {}"))
    let message = "default argument value of type 'Own' cannot be converted to type 'Kit'"
    cutter.leaveOut(CompilerError(path: "Page.swift", line: 1, column: 20, message: message))
    #expect(cutter.cuts.map(\.kind) == [.typedValue])
    #expect(cutter.remaining == "func show(a: Kit = snugStandIn(), b: Int) {}")
  }
}
