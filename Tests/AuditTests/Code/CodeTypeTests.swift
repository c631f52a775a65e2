import Testing

@testable import Audit

/// The facts that are read from source text without compiling it.
struct CodeTypeTests {
  func types(_ source: String) -> [String: CodeType] { CodeType.types(in: Array(source.utf8)) }

  @Test func aClassHasItsSuperclass() {
    #expect(types("final class Card<Item>: RoundedView, Themed {}")["Card"]?.superclass == "RoundedView")
    #expect(types("@interface Card : RoundedView\n@end")["Card"]?.superclass == "RoundedView")
    #expect(types("extension Card: Themed {}")["Card"]?.superclass == nil)
  }

  @Test func anExtensionOfAnotherNameBelongsToTheClass() {
    let types = types("typealias Developer = Card\nextension Developer { func grow() {} }\nclass Card: UIView {}")
    #expect(types["Card"]?.words.contains("grow") == true)
    #expect(types["Developer"] == nil)
  }

  @Test func theMembersThatCodeUsesOfAPropertyAreNoted() throws {
    let type = try #require(
      types(
        """
        class Cell: UITableViewCell {
          @IBOutlet private weak var titleLabel: UILabel!
          @IBOutlet var icon: UIImageView!
          func show(_ item: Item) {
            titleLabel.text = item.title  // titleLabel.isHidden = true
            self.icon?.isHidden = "icon.image".isEmpty
            style(icon)
          }
        }
        """)["Cell"])
    #expect(type.uses["titleLabel"] == ["text"])
    #expect(type.uses["icon"] == ["isHidden", ""])
    #expect(type.privateNames == ["titleLabel"])
  }

  @Test func messagesOfObjectiveCAreNoted() throws {
    let type = try #require(
      types(
        """
        @implementation Cell
        - (CGSize)intrinsicContentSize { return CGSizeZero; }
        - (void)show {
          [self.titleLabel setText:@"a"];
          _icon.hidden = YES;
        }
        @end
        """)["Cell"])
    #expect(type.uses["titleLabel"]?.contains("setText") == true)
    #expect(type.uses["icon"]?.contains("hidden") == true)
    #expect(type.overrides == ["intrinsicContentSize"])
  }

  /// A class with another initializer that takes a coder is made by a storyboard's creator.
  @Test(arguments: [
    ("required init?(coder: NSCoder) { fatalError(\"none\") }", true),
    ("@available(*, unavailable) required init?(coder _: NSCoder) { fatalError(\"none\") }", true),
    ("required init?(coder: NSCoder) { super.init(coder: coder) }", false),
    ("required init?(coder: NSCoder) { fatalError() }; init?(coder: NSCoder, name: String) { super.init() }", false),
    ("init?(coder: NSCoder, name: String) { super.init() }; required init?(coder: NSCoder) { fatalError() }", false),
    ("init(name: String) { fatalError() }", nil),
  ])
  func aClassMayRefuseToComeFromADocument(code: String, refuses: Bool?) {
    #expect(types("class Card: UIView { \(code) }")["Card"]?.refusesCoder == refuses)
  }

  @Test func overridesBelongToTheirClass() {
    let types = types(
      """
      class A: UIButton { override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true } }
      class B: UIButton { override var intrinsicContentSize: CGSize { .zero } }
      """)
    #expect(types["A"]?.overrides == ["point"])
    #expect(types["B"]?.overrides == ["intrinsicContentSize"])
  }

  @Test(arguments: ["", "class", "\"", "/*", "class A {", "}}}", "@end @interface", "\"\"\" a", "class A: \u{0}"])
  func anyTextCanBeRead(source: String) {
    _ = types(source)
  }

  @Test func superclassesOfTheAppCount() {
    let code = AppCode(
      types: types(
        """
        class Base: UIButton { override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil } }
        class Round: Base {}
        class Plain: UIButton {}
        class Odd: Unknown {}
        """))
    #expect(code.overrides(["hitTest"], in: "Round") == true)
    #expect(code.overrides(["hitTest"], in: "Plain") == false)
    #expect(code.overrides(["hitTest"], in: "Odd") == nil)
    #expect(code.overrides(["hitTest"], in: "Missing") == nil)
  }

  /// Two modules of one app may use each other's names.
  @Test func aCircleOfSuperclassesIsNotKnown() {
    let code = AppCode(types: types("class A: B {}\nclass B: A {}"))
    #expect(!code.knows("A"))
    #expect(code.overrides(["hitTest"], in: "A") == nil)
  }

  /// A recognizer that a view adds to itself, and one that it adds to another view.
  @Test(
    arguments: [
      ("addGestureRecognizer(tap)", ["addGestureRecognizer"]),
      ("self.addGestureRecognizer(tap)", ["addGestureRecognizer"]),
      ("card.addGestureRecognizer(tap)", []),
    ] as [(String, Set<String>)])
  func callsWithoutAnObjectAreThoseOfTheViewItself(call: String, members: Set<String>) throws {
    let type = try #require(types("class Card: UIView { func awakeFromNib() { \(call) } }")["Card"])
    #expect(type.uses["self"] ?? [] == members)
  }

  @Test(
    arguments: [
      ("UITapGestureRecognizer(target: self, action: #selector(Card.open))", ["open"]),
      ("UITapGestureRecognizer(target: self, action: #selector(open(_:)))", ["open"]),
      ("UITapGestureRecognizer(target: self, action: action)", [""]), ("var tap: UITapGestureRecognizer?", []),
    ] as [(String, Set<String>)])
  func theMethodsOfTapRecognizersAreNoted(code: String, methods: Set<String>) throws {
    let type = try #require(types("class Card: UIView { func awakeFromNib() { \(code) } }")["Card"])
    #expect(type.tapMethods == methods)
  }

  @Test func theMethodsOfTapRecognizersAreNotedInObjectiveC() throws {
    let type = try #require(
      types(
        """
        @implementation Card
        - (void)awakeFromNib {
          self.tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(open:)];
        }
        @end
        """)["Card"])
    #expect(type.tapMethods == ["open"])
  }

  /// Only the body of the method counts, and no call of it.
  @Test(arguments: [
    """
    class Hosts: UITableViewController {
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { if ready { open(indexPath) } }
      func other() { tableView(tableView, didSelectRowAt: first); close() }
    }
    """,
    """
    @implementation Hosts
    - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath { [self open:indexPath]; }
    - (void)other { [self tableView:tableView didSelectRowAtIndexPath:first]; [self close]; }
    @end
    """,
  ])
  func theWordsOfASelectedRowAreRead(_ source: String) throws {
    let words = try #require(types(source)["Hosts"]).wordsOfSelection
    #expect(words.contains("open"))
    #expect(!words.contains("close"))
  }
}
