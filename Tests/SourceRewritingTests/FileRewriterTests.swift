import Foundation
import Testing

@testable import SourceRewriting

/// Sources that need Objective-C's runtime are rewritten as plain Swift, line by line.
@Suite struct FileRewriterTests {
  @Test func attributesOfInterfaceBuilderAndObjectiveCAreTakenAway() {
    let code = """
      @objcMembers class Form: UIView {
        @IBOutlet private weak var label: UILabel!
        @IBInspectable var corner: CGFloat = 0
        @objc(done) dynamic var isDone = false
        @IBAction func save(_ sender: UIButton) {}
        @objc func close() {}
      }
      @IBDesignable final class Badge: UIView {}
      """
    let lines = lines(of: code)
    #expect(lines[0] == " class Form: UIView {")
    #expect(lines[1] == "   private weak var label: UILabel!")
    #expect(lines[2] == "   var corner: CGFloat = 0")
    #expect(lines[3] == "    var isDone = false { didSet { RuntimeTable.propertyWasSet(\"isDone\", of: self) } }")
    #expect(lines[4] == "   func save(_ sender: UIButton) {}")
    #expect(lines[5] == "   func close() {}")
    #expect(lines[7].hasPrefix(" final class Badge: UIView {"))
  }

  /// The compiler compiles dependent files again if a declaration has another name.
  @Test func aLongerBodyChangesNoName() {
    func names(_ body: String) -> [Substring] {
      let text =
        "class A: UIView {\n  func a() { \(body) }\n  @objc func b() {}\n}\nextension A {\n  @objc func c() {}\n}\n"
      return rewrite(text).text.matches(of: /snugRegister_\w+/).map(\.output)
    }
    #expect(names("").count == 5)
    #expect(names("") == names("d()\n    e()"))
  }

  /// The statement that registers something counts only where it is compiled.
  @Test func whatIsInAConditionIsRegisteredUnderIt() {
    let text = """
      class Page: UIView {
        @objc func turn() {}
        #if canImport(Ink)
          @objc func paint() {}
          #if DEBUG
            class Pen: UIView {}
          #endif
        #endif
      }
      #if canImport(Ink)
        struct Pot<Ink> { var ink: Ink? }
      #endif

      """
    let lines = TargetRewriter(module: "App", folder: "/app", makesEmptyValues: true)
      .rewrite([SourceFile(path: "/app/App.swift", text: text)]).files[0].split(separator: "\n").map {
        $0.trimmingPrefix { $0 == " " }
      }
    func condition(of statement: String) -> [Substring] {
      guard let index = lines.firstIndex(where: { $0.contains(statement) }) else { return ["none"] }
      return lines[..<index].reversed().prefix { !$0.hasPrefix("@MainActor") && !$0.hasPrefix("#endif") }.filter {
        $0.hasPrefix("#if")
      }
    }
    #expect(condition(of: "table.addMethod(\"turn\"") == [])
    #expect(condition(of: "table.addMethod(\"paint\"") == ["#if (canImport(Ink))"])
    #expect(condition(of: "Pen.snugRegister_App_") == ["#if (DEBUG)", "#if (canImport(Ink))"])
    #expect(condition(of: "extension Pot: SnugEmptyValue") == ["#if (canImport(Ink))"])
  }

  /// Objective-C's runtime notifies the observers of `dynamic` properties by itself. Here, the property does so.
  @Test(arguments: [
    ("var a = 1", "var a = 1 { didSet { CALL } }"),
    ("var a = 1 // why", "var a = 1 { didSet { CALL } } // why"),
    ("var a: Int { didSet { save() } }", "var a: Int { didSet { defer { CALL }; save() } }"),
    ("var a = 1 { willSet { save() } }", "var a = 1 { willSet { save() }  didSet { CALL } }"),
    ("var a: Int { get { 1 } set { b = newValue } }", "var a: Int { get { 1 } set { defer { CALL }; b = newValue } }"),
    ("var a: Int { 1 }", "var a: Int { 1 }"),
    ("let a = 1", "let a = 1"),
  ])
  func dynamicPropertiesTellObservers(_ property: String, _ expected: String) {
    let lines = lines(of: "class A: NSObject {\n  @objc dynamic \(property)\n}")
    let call = "RuntimeTable.propertyWasSet(\"a\", of: self)"
    #expect(lines[1] == "    " + expected.replacingOccurrences(of: "CALL", with: call))
  }

  /// UIKit performs what is delayed in the main queue or by timers, so that a picture need not wait for it.
  @Test(arguments: [
    ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in a() }", "PostponedWork.shared"),
    (
      "timer = Timer.scheduledTimer(timeInterval: 1, target: x, selector: s, userInfo: nil, repeats: true)",
      "PostponedWork.shared"
    ), ("Timer.scheduledTimer(5)", nil),
    ("DispatchQueue.main.asyncAfter(deadline: .now() + 1) { a() }", "PostponedWork.shared"),
    ("DispatchQueue.main.asyncAfter(deadline: t, execute: item)", "PostponedWork.shared"),
    ("DispatchQueue.main.asyncAfter(wallDeadline: t) { a() }", nil),
    ("DispatchQueue.main.async { a() }", nil), ("DispatchQueue.global().asyncAfter(deadline: t) { a() }", nil),
  ])
  func delayedClosuresAreHandedToUIKit(_ statement: String, _ replacement: String?) {
    let lines = lines(of: "func show() {\n  \(statement)\n}")
    let rewritten = replacement.map { statement.replacing(/DispatchQueue\.main|Timer(?=\.)/, with: $0) }
    #expect(lines[1] == "  " + (rewritten ?? statement))
    let file = SourceFile(path: "A.swift", text: "func show() { \(statement) }")
    let text = TargetRewriter(module: "App", folder: "/App").rewrite([file]).files[0]
    #expect(text.hasPrefix("@_spi(Generated) import UIKit") == (replacement != nil))
  }

  @Test func functionsOfCAreThoseOfFoundation() {
    #expect(lines(of: "let a = Darwin.round(b.Darwin)") == ["let a = Foundation.round(b.Darwin)"])
  }

  @Test func theVersionOfTheSystemIsThatOfTheSimulatedDevice() {
    #expect(lines(of: "if #available(iOS 17.5, *) {}") == ["if RuntimeTable.systemIsAtLeast(17, 5) {}"])
    #expect(
      lines(of: "guard #unavailable(macOS 12, iOS 26), a else {}")
        == ["guard !RuntimeTable.systemIsAtLeast(26, 0), a else {}"])
    // Each device has iOS 13.
    for same in ["if #available(iOS 13, *) {}", "if #available(macOS 15, *) {}"] { #expect(lines(of: same) == [same]) }
    #expect(
      lines(of: "ProcessInfo().operatingSystemVersion.majorVersion")
        == ["ProcessInfo.processInfo.simulatedOperatingSystemVersion.majorVersion"])
  }

  @Test func changesOfAttributedStringsKeepTheAttributes() {
    #expect(lines(of: "a.b.mutableString.setString(c)") == ["a.b.trackedString.setString(c)"])
    #expect(
      lines(of: "a.mutableString.replaceOccurrences(of: b, with: c, range: r)")
        == ["a.trackedString.replaceEachOccurrence(of: b, with: c, range: r)"])
    #expect(lines(of: "mutableString.append(self.mutableString)") == ["mutableString.append(self.mutableString)"])
  }

  @Test(arguments: [
    "class A: B {\n  @IBAction\n  func f() {}\n}\n\nclass C {}\n",
    "@objc\nprotocol P {\n  @objc optional\n  func f()\n}\nlet a = 1\n",
    "class A {\n  let a = #selector(\n    f)\n  @objc func f() {} }\n// end",
  ])
  func everyLineStaysWhereItIs(_ code: String) {
    let original = code.split(separator: "\n", omittingEmptySubsequences: false)
    let rewritten = lines(of: code)
    #expect(rewritten.count >= original.count)
    for (index, line) in original.enumerated() {
      for word in ["func", "class C", "let a", "// end"] where line.contains(word) {
        #expect(rewritten[index].contains(word))
      }
    }
  }

  @Test func errorsNameTheOriginalFile() {
    #expect(rewrite("let a = 1").text == "#sourceLocation(file: \"/app/App.swift\", line: 1)\nlet a = 1")
  }

  @Test func membersAreRegisteredWherePrivateOnesCanBeReached() {
    let lines = lines(
      of: """
        class Form: UIViewController {
          @IBOutlet private var field: UITextField!
          @IBAction private func save(_ sender: UIButton!) {}
          @objc func close() {}
          @objc func send(to place: Place, with note: String) throws -> Int { 0 }
          @objc static func make() {}
        }
        """)
    let body = lines[6]
    #expect(body.hasPrefix("@MainActor fileprivate static func snugRegister_App_"))
    #expect(body.contains("table.add(Form.self, named: \"Form\", module: \"App\")"))
    #expect(body.contains("table.addProperty(\"field\", of: Form.self, \\.field)"))
    #expect(
      body.contains("\"save:\", of: Form.self) { object, arguments in object.save(arguments.value(0) as UIButton?) }"))
    #expect(body.contains("table.addMethod(\"close\", of: Form.self) { object, _ in object.close() }"))
    #expect(
      body.contains(
        "\"sendTo:with:\", of: Form.self) { object, arguments in try? object.send(to: arguments.value(0) as Place, "
          + "with: arguments.value(1) as String) }"))
    #expect(!body.contains("make"))
  }

  /// Notifications and timers call them.
  @Test func methodsOfActorsAreRegisteredThatAreNotIsolated() {
    let text = rewrite("actor Log {\n  @objc nonisolated func note() {}\n  @objc func later() async {}\n}").text
    #expect(text.contains("table.addMethod(\"note\", of: Log.self) { object, _ in object.note() }"))
    #expect(!text.contains("\"later\""))
  }

  /// Tables ask whether their data source deletes rows, and no caller names the method.
  @Test func theMethodThatDeletesRowsIsRegistered() {
    let method =
      "func tableView(_ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}"
    let selector = "table.addMethod(\"tableView:commitEditingStyle:forRowAtIndexPath:\", of: Source.self)"
    #expect(rewrite("class Source: NSObject {\n  \(method)\n}").text.contains(selector))
    #expect(rewrite("class Source: NSObject {}\nextension Source {\n  \(method)\n}").text.contains(selector))
    let other = method.replacing("commit", with: "willDisplay")
    #expect(!rewrite("class Source: NSObject {\n  \(other)\n}").text.contains("addMethod"))
  }

  @Test func nestedTypesAreRegisteredByTheTypesAroundThem() {
    let text = rewrite("enum Screens {\n  private class Row: UIView {\n    @objc func tap() {}\n  }\n}").text
    let calls = text.split(separator: "\n").filter { $0.hasPrefix("  Screens.snugRegister_App_") }
    #expect(calls.count == 1)
    #expect(text.contains("Row.snugRegister_App_"))
  }

  @Test func genericTypesAndLocalTypesAreNotRegistered() {
    #expect(!rewrite("class Box<T>: UIView {\n  @objc func tap() {}\n}").text.contains("addMethod"))
    #expect(!rewrite("func f() {\n  class Local: UIView {\n    @objc func tap() {}\n  }\n}").text.contains("addMethod"))
  }

  @Test func protocolsAreForClassesAndOptionalMembersHaveABody() {
    let lines = lines(
      of: """
        @objc protocol PlayerDelegate: NSObjectProtocol {
          func playerDidStart(_ player: Player)
          @objc optional func playerDidEnd(_ player: Player)
          @objc optional func title(of player: Player) -> String?
        }
        @objc protocol Plain {}
        class Player { weak var delegate: PlayerDelegate?; func end() { delegate?.playerDidEnd?(self) } }
        """)
    #expect(lines[0] == " protocol PlayerDelegate: NSObjectProtocol, AnyObject {")
    #expect(lines[2] == "    func playerDidEnd(_ player: Player)")
    #expect(
      lines[4]
        == "}; extension PlayerDelegate { func playerDidEnd(_ player: Player) {}; "
        + "func title(of player: Player) -> String? { nil } }")
    #expect(lines[5] == " protocol Plain: AnyObject {}")
    #expect(lines[6].contains("delegate?.playerDidEnd(self)"))
  }

  @Test func literalsAndKeyPathsBecomeExpressions() {
    #expect(
      lines(of: "let a = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)")
        == ["let a = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)"])
    #expect(
      lines(of: "let a = #imageLiteral(resourceName: \"cat\")") == ["let a = (UIImage(named: \"cat\") ?? UIImage())"])
    #expect(lines(of: "let a = #keyPath(Player.item.duration)") == ["let a = \"item.duration\""])
    #expect(lines(of: "let a = #keyPath(title)") == ["let a = \"title\""])
  }

  @Test func conditionsAreThoseOfASimulator() {
    #expect(
      lines(of: "#if os(iOS) && !targetEnvironment(macCatalyst)\nlet a = 1\n#elseif os(macOS) || os(Linux)\n#endif")[0]
        == "#if true && !false")
    #expect(lines(of: "#if targetEnvironment(simulator)\n#endif")[0] == "#if true")
    #expect(lines(of: "#if canImport(Darwin) && DEBUG\n#endif")[0] == "#if false && DEBUG")
    #expect(lines(of: "#if DEBUG || canImport(Ink)\n#endif")[0] == "#if DEBUG || canImport(Ink)")
    #expect(lines(of: "#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif")[0] == "#if true")
  }

  /// Core Data would write the accessors. The stand-in for it keeps values by key.
  @Test(arguments: [
    ("var text: String?", "var text: String? { get { value(forKey: \"text\") as? String } SET }"),
    ("public var text: String", "public var text: String { get { value(forKey: \"text\") as? String ?? \"\" } SET }"),
    ("var text: Set<Tag>", "var text: Set<Tag> { get { value(forKey: \"text\") as? Set<Tag> ?? [] } SET }"),
    (
      "var text: Note",
      "var text: Note { get { value(forKey: \"text\") as? Note ?? "
        + "{ Swift.fatalError(\"nothing has set the property text, which Core Data would keep\") }() } SET }"
    ),
  ]) func managedPropertiesKeepTheirValueByKey(_ property: String, _ expected: String) {
    let line = lines(of: "class Note: NSManagedObject {\n  @NSManaged \(property)\n}")[1]
    #expect(
      line.trimmingCharacters(in: .whitespaces)
        == expected.replacing("SET", with: "set { setValue(newValue, forKey: \"text\") }"))
  }

  @Test func managedFunctionsDoNothing() {
    let line = lines(of: "extension Note {\n  @NSManaged func addToTags(_ value: Tag)\n}")[1]
    #expect(line.trimmingCharacters(in: .whitespaces) == "func addToTags(_ value: Tag) {}")
  }

  @Test func whatCannotBeRewrittenIsAnErrorWithItsLine() {
    #expect(
      rewrite("class Note: NSManagedObject {\n  @NSManaged var text = 1\n}").problems == [
        "/app/App.swift:2:3: error: @NSManaged needs a property with a stated type and without accessors of its own"
      ])
    #expect(
      rewrite("@objc protocol P {\n  @objc optional func count() -> Int\n}").problems == [
        "/app/App.swift:2:9: error: an optional method that returns Int needs Objective-C; return an optional, or drop "
          + "`optional` and write the method in an extension of the protocol"
      ])
    #expect(
      rewrite("@main struct MyApp: App {}").problems == [
        "/app/App.swift:1:1: error: @main marks a class that is the application's delegate; apps of SwiftUI do not run "
          + "here"
      ])
  }

  @Test func partsOfFoundationAreImportedWhereTheyAreNamed() {
    let text = rewrite("import Foundation\nlet task = URLSession.shared\nclass Feed: NSObject, XMLParserDelegate {}")
      .text
    #expect(
      text.contains(
        """
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif
        #if canImport(FoundationXML)
        import FoundationXML
        #endif
        #sourceLocation(file: "/app/App.swift", line: 1)
        import Foundation
        """))
    #expect(!rewrite("import Foundation\nlet url = URL(string: \"a\")").text.contains("canImport"))
  }

  @Test func picturesToWorkOnComeWithUIKit() {
    let start = "#if canImport(CoreImage)\nimport CoreImage\n#endif\n"
    #expect(rewrite("import UIKit\nlet picture: CIImage? = nil").text.contains(start))
    #expect(rewrite("import UIKit\nlet key = kCIInputImageKey").text.contains(start))
    #expect(!rewrite("import UIKit\nlet CI = 1, Circle = 2").text.contains("CoreImage"))
  }

  @Test func optionalMethodsOfUIKitsDelegatesAreCalledAsTheyAre() {
    #expect(
      lines(of: "delegate?.scrollViewDidScroll?(view)\ndone?(true)\nitem.done?(true)") == [
        "delegate?.scrollViewDidScroll(view)", "done?(true)", "item.done?(true)",
      ])
  }

  @Test func modulesWithOtherNamesAreImported() {
    #expect(
      lines(of: "import os\nimport os.log // log\nimport OSLog\n@preconcurrency import CoreGraphics") == [
        "import UnifiedLogging", "import UnifiedLogging // log", "import UnifiedLogging",
        "@preconcurrency import UIKit",
      ])
    #expect(
      lines(of: "import struct os.Logger\nimport Network\nimport UniformTypeIdentifiers\nimport class UIKit.UIView")
        == [
          "import  UnifiedLogging", "import NetworkMonitoring", "import UniformTypes", "import class UIKit.UIView",
        ])
    #expect(
      lines(of: "import UIKit.UIGestureRecognizerSubclass\nimport CoreImage.CIFilterBuiltins") == [
        "import UIKit", "import CoreImage",
      ])
    #expect(lines(of: "import ObjectiveC\nimport ObjectiveC.runtime") == ["import UIKit", "import UIKit"])
  }

  @Test func aProtocolThatIsForClassesAlreadyStaysAsItIs() {
    #expect(lines(of: "@objc protocol Page: AnyObject {}").first == " protocol Page: AnyObject {}")
    #expect(lines(of: "@objc protocol Page: Base {}").first == " protocol Page: Base, AnyObject {}")
  }

  @Test func anEmptyAttributedTextGetsItsText() {
    #expect(
      lines(of: "let a = NSMutableAttributedString()\nlet b = NSAttributedString(string: c)") == [
        "let a = NSMutableAttributedString(string: \"\")", "let b = NSAttributedString(string: c)",
      ])
  }

  /// On Apple's systems a timer has the initializer of `NSObject`.
  @Test func aTimerWithoutArgumentsNeverFires() {
    #expect(
      lines(of: "var timer = Timer()\nvar other = Timer(fire: a, interval: 1, repeats: true)\nlet c = MyTimer()") == [
        "var timer = Timer(timeInterval: 0, repeats: false, block: { _ in })",
        "var other = Timer(fire: a, interval: 1, repeats: true)", "let c = MyTimer()",
      ])
  }

  @Test func theInitializerOfASegueIsRequired() {
    #expect(
      lines(of: "class A: B {\n  override public init(identifier: String?, source: C, destination: C) {}\n}")[1]
        == "  required public init(identifier: String?, source: C, destination: C) {}")
  }

  @Test func connectionsAreAModuleOfTheirOwn() {
    #expect(rewrite("NSURLConnection.sendAsynchronousRequest(a, queue: b) {}").text.contains("import URLConnections"))
  }
}
