import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Audit

/// Which objects code gives a label for VoiceOver.
struct VoiceOverNamesTests {
  @Test(arguments: [
    ("close.accessibilityLabel = name", ["close"]),
    ("bar?.close?.isAccessibilityElement = false", ["close"]),
    ("_close.accessibilityLabel = @\"Close\";", ["close"]),
    ("[self.close setAccessibilityLabel:name];", ["close"]),
    ("if button == close { accessibilityLabel = name }", []),
    ("close.accessibilityIdentifier = \"close\"", []),
    ("// close.accessibilityLabel = name", []),
    ("header.close.setTitle(name, for: .normal)", ["close"]),
    ("header?.close?.setAttributedTitle(name, for: .normal)", ["close"]),
    ("[header.close setTitle:name forState:0];", ["close"]),
    ("[self.close setTitle:name forState:0];", []),
    ("close.setTitle(name, for: .normal)", []), ("self.close.setTitle(name, for: .normal)", []),
  ])
  func namesThatCodeGivesALabel(line: String, names: [String]) {
    #expect(VoiceOverNames.names(in: Data(line.utf8)) == Set(names))
  }

  /// Only those names of a project matter that are outlets of the document.
  @Test func theNamesOfADocument() throws {
    let folder = try TemporaryFolder([
      "Bar.swift": "class Bar: UIView {}",
      "Setup.swift":
        "func name(_ bar: Bar) { bar.close.accessibilityLabel = \"Close\"; bar.other.accessibilityLabel = \"\" }",
    ])
    let index = SourceIndex(folder: folder.url.path)
    let document = Data(
      "<outlet property=\"close\" destination=\"a\"/><outlet property=\"open\" destination=\"b\"/>".utf8)
    #expect(index.namesForVoiceOver(inDocument: document, at: "\(folder.url.path)/Bar.xib") == ["close"])
  }

  /// Another app in the same repository names its own buttons.
  @Test(arguments: [("App", ["close"]), ("Other", [])])
  func theNamesOfAnotherAppDoNotCount(app: String, names: [String]) throws {
    let folder = try TemporaryFolder([
      "App/App.xcodeproj/project.pbxproj": "", "Other/Other.xcodeproj/project.pbxproj": "",
      "App/Bar.swift": "bar.close.accessibilityLabel = \"Close\"",
    ])
    let index = SourceIndex(folder: folder.url.path)
    let document = Data("<outlet property=\"close\" destination=\"a\"/>".utf8)
    #expect(index.namesForVoiceOver(inDocument: document, at: "\(folder.url.path)/\(app)/Bar.xib") == Set(names))
  }

  func effect(_ line: String, names: Set<String>?, property: String = "close") -> CodeEffect {
    let source = "class Bar: UIView { func show() { \(line) } }"
    let code = AppCode(types: CodeType.types(in: Array(source.utf8)), namesForVoiceOver: names)
    return code.effectOnVoiceOver(through: OutletConnection(property: property, ownerClass: "Bar"))
  }

  /// A view's outlets may be used in any code: only a search of all of it says that none gives a label.
  @Test func aSearchOfAllSourcesSettlesWhatOneClassLeavesOpen() {
    #expect(effect("close.tintColor = .red", names: nil) == .possible)
    #expect(effect("close.tintColor = .red", names: ["close"]) == .possible)
    #expect(effect("close.tintColor = .red", names: []) == .none)
    #expect(effect("close.accessibilityLabel = name", names: ["close"]) == .certain)
  }

  /// A list of buttons, or a button that is passed on, has no name.
  @Test func anObjectThatIsPassedOnIsOpenWhereItsClassSpeaksOfLabels() {
    #expect(effect("style(close)", names: []) == .none)
    #expect(effect("for button in [close] { button.accessibilityLabel = name }", names: ["button"]) == .possible)
  }

  @Test func aClassThatIsNotKnownMayDoAnything() {
    let code = AppCode(types: [:], namesForVoiceOver: [])
    #expect(code.effectOnVoiceOver(through: OutletConnection(property: "close", ownerClass: "Bar")) == .possible)
  }
}
