import Foundation
import SwiftParser
import Testing

@testable import SourceRewriting

/// Types that nobody declares are made from how they are used.
struct StandInTypesTests {
  private func standIn(_ name: String, _ text: String) -> String {
    let tree = Parser.parse(source: text)
    return StandInTypes([name], usedIn: [tree], calls: NameUses([tree])).text
  }

  @Test(arguments: [
    ("class A: Base { override func viewDidLoad() {} }", "UIViewController"),
    ("class A: Base { override func layoutSubviews() {} }", "UIView"),
    ("class A: Base { override func prepareForReuse() {} }", "UITableViewCell"),
    ("class LoginViewController: Base {}", "UIViewController"),
    ("class RoundButton: Base {}", "UIButton"),
    ("class Model: Base {}", "NSObject"),
  ]) func aSuperclassIsWhatItsSubclassesOverride(_ text: String, _ superclass: String) {
    #expect(standIn("Base", text).hasPrefix("@dynamicMemberLookup open class Base: \(superclass), SnugStandIn"))
  }

  /// If the sources make all objects conform to a missing protocol, one more conformance would be redundant.
  @Test func anObjectThatReplacesAValueConformsOnce() {
    func object(_ text: String) -> String {
      let tree = Parser.parse(source: text)
      return StandInTypes(["Diffable"], usedIn: [tree], calls: NameUses([tree])).emptyObjects
    }
    #expect(object("var a: any Diffable") == "final class SnugDiffable: NSObject, Diffable {}\n")
    #expect(object("var a: any Diffable; extension NSObject: Diffable {}") == "final class SnugDiffable: NSObject {}\n")
  }

  @Test func anErrorIsOne() {
    let text = standIn("RemoteError", "func f() -> Result<Int, RemoteError>")
    #expect(text.contains("open class RemoteError: NSObject, SnugStandInObject, Error, @unchecked Sendable {"))
    #expect(!standIn("ErrorView", "var a: ErrorView").contains("Sendable"))
  }

  /// `Base` would have the required initialiser of views and controllers.
  @Test(arguments: [
    ("init() { super.init() }", "NSObject"), ("override init() { super.init() }; init(a: Int) {}", "NSObject"),
    ("init(a: Int) {}; required init?(coder: NSCoder) { nil }", "UIViewController"),
    ("convenience init(a: Int) { self.init() }", "UIViewController"),
  ]) func aClassWithoutAnInitializerForDocumentsIsNoController(_ members: String, _ superclass: String) {
    let text = standIn("SectionController", "class A: SectionController { \(members) }")
    #expect(text.hasPrefix("@dynamicMemberLookup open class SectionController: \(superclass), SnugStandIn"))
  }

  @Test(arguments: [
    ("KitLabel", "UILabel"), ("MaterialTextField", "UITextField"),
    ("PagingCollectionViewController", "UICollectionViewController"),
    ("SwipeTableViewCell", "UITableViewCell"), ("ChartView", "UIView"),
  ]) func aNameSaysWhatAViewIs(_ name: String, _ superclass: String) {
    let text = standIn(name, "var a: \(name)!")
    #expect(text.hasPrefix("@dynamicMemberLookup open class \(name): \(superclass), SnugStandIn"))
    #expect(text.contains("func snugEmpty()") == (superclass != "UICollectionViewController"))
  }

  @Test func whatOthersConformToIsAProtocol() {
    #expect(standIn("P", "class A: B, P {}") == "public protocol P: AnyObject {}\n")
    #expect(standIn("P", "struct A: P {}") == "public protocol P {}\n")
    #expect(standIn("P", "struct A {}\nextension A: P {}") == "public protocol P {}\n")
    #expect(standIn("P", "struct A: P {}\nclass B: P {}\nP.load()") == "public protocol P {}\n")
    #expect(standIn("P", "class A {}\nextension A: P {}") == "public protocol P: AnyObject {}\n")
    #expect(
      standIn("P", "struct A {}\nextension A: P { static func ==(a: A, b: A) -> Bool { true } }")
        == "public protocol P: Equatable {}\n")
    #expect(
      standIn("P", "class A: B, P { static func ==(a: A, b: A) -> Bool { true } }")
        == "public protocol P: AnyObject, Equatable {}\n")
    #expect(
      standIn("P", "struct A: P { static func ==(a: A, b: A) -> Bool { true } }\nvar a: P?") == "public protocol P {}\n"
    )
    #expect(standIn("P", "var a: any P") == "public protocol P: AnyObject {}\n")
    #expect(standIn("KitDelegate", "weak var a: KitDelegate?") == "public protocol KitDelegate: AnyObject {}\n")
    #expect(
      standIn("KitDelegate", "KitDelegate.shared.start()").hasPrefix("@dynamicMemberLookup open class KitDelegate:"))
  }

  /// Otherwise the compiler could not synthesize the conformance of the type that stores it.
  @Test func whatIsStoredInATypeThatIsEncodedCanBeEncoded() {
    let coding = "  public required init(from decoder: any Decoder) throws { super.init() }\n"
    #expect(standIn("Score", "struct A: Codable { var a: [Score]? }").contains(coding))
    #expect(standIn("AnyCodable", "enum A: Encodable { case a(AnyCodable) }").contains(coding))
    #expect(!standIn("Score", "struct A: Codable { var a: Int { Score().b } }").contains("Decoder"))
    // A subclass would need the initializer, too.
    #expect(!standIn("Score", "class B: Score {}; struct A: Codable { var a: Score }").contains("Decoder"))
    #expect(standIn("Sortable", "struct A: Equatable { var a: Sortable }").contains("open class Sortable"))
    #expect(standIn("Sortable", "struct A { var a: Sortable }").contains("protocol Sortable"))
  }

  @Test func argumentsAndTypesInATypeAreKept() {
    #expect(
      standIn("Subject", "var a: Subject<Int, String>; var b: Subject.Event") == """
        @dynamicMemberLookup open class Subject<T1, T2>: NSObject, SnugStandInObject {
          public override init() {}
          public init(_ values: Any?...) {}
          open class func snugEmpty() -> Any { Subject<T1, T2>() }
          @dynamicMemberLookup public struct Event: Hashable, Codable, SnugStandInObject { public init() {}; public static func snugEmpty() -> Any { Event() } }
        }

        """)
  }

  @Test func aParameterHasTheNameThatExtensionsConstrain() {
    #expect(
      standIn("Promise", "extension Promise where T == Int { }; let a: Promise<Int>").contains("class Promise<T>:"))
    #expect(
      standIn("Promise", "extension Promise where Value: Equatable { }; let a: Promise<Int>").contains(
        "(_ value: Value)"))
    #expect(standIn("Promise", "extension Promise where A == B { }; let a: Promise<Int, Int>").contains("<T1, T2>"))
  }

  @Test func anObjectIsMadeAsTheSourcesMakeIt() {
    #expect(
      standIn("Client", "let a = Client(key: 1) { $0 }; let b = Client(2); let c = Client()") == """
        @dynamicMemberLookup open class Client: NSObject, SnugStandInObject {
          public override init() {}
          public init(_ values: Any?...) {}
          open class func snugEmpty() -> Any { Client() }
          public init<R1>(key p0: Any?, _ p1: ((SnugStandInValue) throws -> R1)?) { super.init() }
        }

        """)
    #expect(
      standIn("ChartView", "let a = ChartView(frame: .zero); let b = ChartView(style: .dark, scale: 2)") == """
        @dynamicMemberLookup open class ChartView: UIView, SnugStandInObject {
          nonisolated open class func snugEmpty() -> Any { MainActor.assumeIsolated { ChartView() } as ChartView }
          public convenience init(style p0: SnugStandInValue?, scale p1: Any?) { self.init() }
        }

        """)
  }

  @Test func whatTheSourcesDeclareNeedsNone() {
    #expect(standIn("A", "struct A {}").isEmpty)
    #expect(standIn("A", "typealias A = Int").isEmpty)
  }
}
