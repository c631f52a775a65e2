import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceRewriting

/// Which views can be made with a frame is known from the sources of a target.
struct ClassIndexTests {
  private final class Declarations: SyntaxVisitor {
    var found: [ClassDeclSyntax] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .visitChildren
    }
  }

  /// Whether each class of a text can be made with a frame, in their order.
  private func madeWithAFrame(_ text: String) -> [Bool] {
    let tree = Parser.parse(source: text)
    let declarations = Declarations(viewMode: .sourceAccurate)
    declarations.walk(tree)
    let index = ClassIndex([tree])
    return declarations.found.map { index.makesView($0) }
  }

  @Test(arguments: [
    ("class A: UIView {}", [true]),
    ("class A: UIView { init(name: String) {} }", [false]),
    ("class A: UIView { override init(frame: CGRect) {} }\nclass B: A {}", [true, true]),
    ("class A: UIView { private override init(frame: CGRect) {} }", [false]),
    ("class A: Foreign {}\nclass B {}", [false, false]),
  ])
  func itsInitializersDecide(_ text: String, expected: [Bool]) { #expect(madeWithAFrame(text) == expected) }

  /// Blueprint has a private class `View` in several types.
  @Test func eachClassWithTheSameNameIsJudgedByItsOwnDeclaration() {
    let text = """
      struct Focus { private final class View: UIView { var action: Int? } }
      struct Menu { final class View: UIView { init(name: String) {} } }
      extension Menu { class Below: View {} }
      """
    #expect(madeWithAFrame(text) == [true, false, false])
  }
}
