import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Audit

struct MissingLocalizationTests {
  static let screen = Fixture.xibText(
    Fixture.label("name", "Your name") + Fixture.button("save", "Save changes") + Fixture.label("blind", "Label"),
    constraints: [
      Fixture.pin("name", "top", "safe", "top", 20), Fixture.pin("save", "top", "name", "bottom", 20),
      Fixture.pin("blind", "top", "save", "bottom", 20),
    ])

  func findings(_ files: [String: String]) throws -> [Finding] {
    var files = files
    files["Base.lproj/Profile.xib"] = Self.screen
    return try TemporaryFolder(files).findings(MissingLocalization(), in: "Base.lproj/Profile.xib")
  }

  static let french = "\"name.text\" = \"Votre nom\";\n\"save.normalTitle\" = \"Enregistrer\";"

  @Test func aTextThatOneLanguageLacksIsAViolation() throws {
    let findings = try findings([
      "fr.lproj/Profile.strings": Self.french, "de.lproj/Profile.strings": "\"name.text\" = \"Ihr Name\";",
    ])
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.map(\.message) == ["“Save changes” has no translation into German."])
    #expect(findings.map(\.extent) == ["everywhere"])
  }

  @Test func languagesThatLackTheSameAreOneFinding() throws {
    let findings = try findings([
      "fr.lproj/Profile.strings": Self.french, "de.lproj/Profile.strings": "\"name.text\" = \"Ihr Name\";",
      "fi.lproj/Profile.strings": "\"name.text\" = \"Nimesi\";",
      "nl.lproj/Profile.strings": "\"save.normalTitle\" = \"Bewaren\";",
    ])
    #expect(
      findings.map(\.message).sorted() == [
        "“Save changes” has no translation into German and Finnish.", "“Your name” has no translation into Dutch.",
      ])
  }

  @Test func completeLanguagesAreFine() throws {
    #expect(
      try findings([
        "fr.lproj/Profile.strings": Self.french,
        "de.lproj/Profile.strings": "\"name.text\" = \"Ihr Name\";\n\"save.normalTitle\" = \"Sichern\";",
      ]) == [])
  }

  /// The English file of an English document may lack any text, because the document has it.
  @Test func theLanguageOfTheDocumentMayLackTexts() throws {
    #expect(
      try findings([
        "fr.lproj/Profile.strings": Self.french, "en.lproj/Profile.strings": "\"name.text\" = \"Your name\";",
      ]) == [])
  }

  /// A text that is the same in all languages is a name, or code replaces it.
  @Test func aTextThatNobodyTranslatesIsFine() throws {
    #expect(
      try findings([
        "fr.lproj/Profile.strings": "\"name.text\" = \"Votre nom\";\n\"save.normalTitle\" = \"Save changes\";",
        "de.lproj/Profile.strings": "\"name.text\" = \"Ihr Name\";",
      ]) == [])
  }

  @Test func aLanguageOfTheAppWithoutTheDocumentIsAViolation() throws {
    let findings = try findings([
      "fr.lproj/Profile.strings": Self.french, "nl.lproj/Profile.strings": Self.french,
      "fi.lproj/Localizable.strings": Self.french,
    ])
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.map(\.message) == ["Nothing of this document is translated into Finnish."])
  }

  @Test func anAppWithNextToNothingInALanguageHasOnlyBegunItsTranslation() throws {
    let findings = try findings([
      "fr.lproj/Profile.strings": Self.french, "nl.lproj/Profile.strings": Self.french,
      "fi.lproj/Localizable.strings": "\"ok\" = \"OK\";",
    ])
    #expect(findings.map(\.outcome) == [.needsReview])
  }

  /// A translation with half of the texts of another one is meant to be finished; one with fewer texts has only begun.
  @Test(arguments: [(2, Outcome.violation), (1, .needsReview)])
  func howMuchIsATranslation(count: Int, outcome: Outcome) throws {
    let keys = ["name.text", "save.normalTitle", "old.text", "older.text"]
    func strings(_ count: Int) -> String {
      keys.prefix(count).map { "\"\($0)\" = \"Texte \($0)\";" }.joined(separator: "\n")
    }
    let findings = try findings([
      "fr.lproj/Profile.strings": strings(4),
      "de.lproj/Profile.strings": strings(count).replacingOccurrences(of: "save.normalTitle", with: "gone.text"),
    ])
    #expect(findings.map(\.message) == ["“Save changes” has no translation into German."])
    #expect(findings.map(\.outcome) == [outcome])
  }

  /// A controller's title is that of its navigation item.
  @Test(arguments: [
    ("title = name", Outcome.needsReview), ("self.title = name", nil), ("navigationItem.title = name", nil),
    ("view.tintColor = .red", .violation),
  ])
  func aTitleThatCodeSets(line: String, outcome: Outcome?) throws {
    let text = Fixture.storyboardText(Fixture.label("name", "Your name"), controller: "ProfileViewController")
      .replacingOccurrences(
        of: "</viewController>",
        with: "<navigationItem key=\"navigationItem\" title=\"Profile\" id=\"bar\"/></viewController>")
    let folder = try TemporaryFolder([
      "Base.lproj/Profile.storyboard": text,
      "fr.lproj/Profile.strings": "\"name.text\" = \"Votre nom\";\n\"bar.title\" = \"Profil\";",
      "de.lproj/Profile.strings": "\"name.text\" = \"Ihr Name\";",
    ])
    let document = try InterfaceDocument.load(contentsOf: folder.url.path + "/Base.lproj/Profile.storyboard")
    let source = "class ProfileViewController: UIViewController { func viewDidLoad() { \(line) } }"
    let code = AppCode(types: CodeType.types(in: Array(source.utf8)))
    let findings = Auditor(rules: [MissingLocalization()]).audit(document, code: code).screens.flatMap(\.findings)
    #expect(findings.map(\.outcome) == (outcome.map { [$0] } ?? []))
  }
}
