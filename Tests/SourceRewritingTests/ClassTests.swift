import Testing

/// Controllers whose initialisers need no arguments can be made by their class names.
@Suite struct ClassTests {
  /// On Apple's systems, the class inherits it.
  @Test func aConstraintOfTheAppHasItsInitializer() {
    let call = "super.init(inherited: view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: c)"
    #expect(rewrite("public class Tie: NSLayoutConstraint {\n}").text.contains(call))
    #expect(rewrite("public class Tie: NSLayoutConstraint {\n}").text.contains(" public init(item view1: Any"))
    #expect(rewrite("class Tie: NSLayoutConstraint {\n}").text.contains(" init(item view1: Any"))
    #expect(!rewrite("class Tie: NSLayoutConstraint {\n  init() { fatalError() }\n}").text.contains(call))
    #expect(!rewrite("class Tie: NSObject {\n}").text.contains(call))
  }

  private func isMade(_ name: String, in code: String) -> Bool {
    rewrite(code).text.contains("table.addMaker { \(name)() }")
  }

  @Test(arguments: [
    "class A: UIViewController {}",
    "class A: UITableViewController { var rows = [1] }",
    "class A: UIViewController { init() { super.init(nibName: \"A\", bundle: nil) }; required init?(coder: NSCoder) { nil } }",
    "class A: UIViewController { convenience init() { self.init(nibName: \"A\", bundle: nil) } }",
    "class A: UIViewController { init(model: Model = .empty) { super.init(nibName: nil, bundle: nil) } }",
    """
    class A: UIViewController {
      override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
      required init?(coder: NSCoder) { nil }
    }
    """,
    "class A: Base {}\nclass Base: UIViewController {}",
    "class A: Base { convenience init(title: String) { self.init() } }\nclass Base: UINavigationController {}",
  ])
  func aControllerThatNeedsNothingIsMade(_ code: String) { #expect(isMade("A", in: code)) }

  @Test(arguments: [
    "class A: UIViewController { init(model: Model) { super.init(nibName: nil, bundle: nil) } }",
    "class A: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }",
    "class A: UIViewController { @available(*, unavailable) init() {}; init(model: Model) {} }",
    "class A: NSObject {\n#if os(tvOS)\ninit() {}\n#else\ninit(a: Int) {}\n#endif\n}",
    "class A: UICollectionViewController {}",
    "class A: UIPresentationController {}",
    "class A: Base {}\nclass Base: UIViewController { init(model: Model) {} }",
    "class A<Value>: UIViewController {}",
    "class A: UIView {}",
    "class A: B {}\nclass B: A {}",
    "class A: Unknown {}",
  ])
  func othersAreNot(_ code: String) { #expect(!isMade("A", in: code)) }

  @Test(arguments: [
    "class A: NSObject {}", "class A: NSObject, UITableViewDataSource { override init() {} }",
    "class A: B { convenience init(name: String) { self.init() } }\nclass B: NSObject {}",
  ])
  func anObjectThatNeedsNothingIsMade(_ code: String) { #expect(isMade("A", in: code)) }

  @Test(arguments: [
    "class A: NSObject { init(name: String) {} }", "class A {}", "class A: Delegate {}",
    "class A: B {}\nclass B: NSObject { init(name: String) {} }",
  ])
  func otherObjectsAreNot(_ code: String) { #expect(!isMade("A", in: code)) }

  @Test func theDelegateOfASceneIsMade() {
    #expect(isMade("SceneDelegate", in: "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}"))
  }

  /// The call would compile and not link.
  @Test(arguments: [
    ("UIViewController", "nibName: nil, bundle: nil"), ("Base", "nibName: nil, bundle: nil"), ("Own", ""),
    ("UIView", ""), ("NSObject", ""), ("UICollectionViewController", ""),
  ])
  func theInitializerOfControllersGetsItsArguments(_ superclass: String, _ arguments: String) {
    let code = """
      class Base: UITableViewController {}
      class Own: UIViewController { init() { super.init(nibName: "a", bundle: nil) } }
      class Page: \(superclass) {
        init(model: Int) {
          super.init()
        }
      }
      """
    #expect(lines(of: code)[4] == "    super.init(\(arguments))")
  }
}
