import Foundation
import SwiftParser
import Testing

@testable import SourceRewriting

/// Types that nobody declares are made from how they are used.
struct StandInTypesTests {
  private func standIn(_ name: String, _ text: String) -> String? {
    StandInTypes([name], usedIn: [Parser.parse(source: text)]).text?
      .replacingOccurrences(of: "import Foundation\nimport UIKit\n\n", with: "")
  }

  @Test(arguments: [
    ("class A: Base { override func viewDidLoad() {} }", "UIViewController"),
    ("class A: Base { override func layoutSubviews() {} }", "UIView"),
    ("class A: Base { override func prepareForReuse() {} }", "UITableViewCell"),
    ("class LoginViewController: Base {}", "UIViewController"),
    ("class RoundButton: Base {}", "UIButton"),
    ("class Model: Base {}", "NSObject"),
  ]) func aSuperclassIsWhatItsSubclassesOverride(_ text: String, _ superclass: String) {
    #expect(standIn("Base", text)?.hasPrefix("class Base: \(superclass) {\n") == true)
  }

  @Test(arguments: [
    ("KitLabel", "UILabel"), ("MaterialTextField", "UITextField"),
    ("PagingCollectionViewController", "UICollectionViewController"),
    ("SwipeTableViewCell", "UITableViewCell"), ("ChartView", "UIView"),
  ]) func aNameSaysWhatAViewIs(_ name: String, _ superclass: String) {
    #expect(standIn(name, "var a: \(name)!") == "class \(name): \(superclass) {\n}\n")
  }

  @Test func whatOthersConformToIsAProtocol() {
    #expect(standIn("P", "class A: B, P {}") == "protocol P: AnyObject {}\n")
    #expect(standIn("P", "struct A: P {}") == "protocol P {}\n")
    #expect(standIn("P", "var a: any P") == "protocol P: AnyObject {}\n")
    #expect(standIn("KitDelegate", "weak var a: KitDelegate?") == "protocol KitDelegate: AnyObject {}\n")
  }

  @Test func argumentsAndTypesInATypeAreKept() {
    #expect(
      standIn("Subject", "var a: Subject<Int, String>; var b: Subject.Event")
        == "class Subject<T1, T2>: NSObject {\n  required override init() {}\n  init(_ values: Any?...) {}\n  struct Event: Hashable { init() {} }\n}\n"
    )
  }

  @Test func whatTheSourcesDeclareNeedsNone() {
    #expect(standIn("A", "struct A {}") == nil)
    #expect(standIn("A", "typealias A = Int") == nil)
  }
}
