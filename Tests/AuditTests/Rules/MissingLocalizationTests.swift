import Environments
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

  /// A text stands in one finding, whatever languages lack other texts.
  @Test func eachTextIsInOneFinding() throws {
    let findings = try findings([
      "fr.lproj/Profile.strings": Self.french, "de.lproj/Profile.strings": "\"name.text\" = \"Ihr Name\";",
      "fi.lproj/Profile.strings": "\"other.text\" = \"Muu\";\n\"more.text\" = \"Lis\u{e4}\";",
    ])
    #expect(
      findings.map(\.message).sorted() == [
        "“Save changes” has no translation into German and Finnish.", "“Your name” has no translation into Finnish.",
      ])
  }

  private static let german = "\"name.text\" = \"Ihr Name\";"

  /// What the comment for translators says.
  @Test(arguments: [("#bc-ignore!", 0), ("Do not translate: a brand", 0), ("Title of the button", 1)])
  func aCommentMayKeepAText(comment: String, count: Int) throws {
    let note = """
      <attributedString key="userComments"><fragment content="\(comment)"/></attributedString>
      """
    let text = Self.screen.replacing(
      "<state key=\"normal\" title=\"Save changes\"/>", with: note + "<state key=\"normal\" title=\"Save changes\"/>")
    let folder = try TemporaryFolder([
      "Base.lproj/Profile.xib": text, "fr.lproj/Profile.strings": Self.french, "de.lproj/Profile.strings": Self.german,
    ])
    #expect(try folder.findings(MissingLocalization(), in: "Base.lproj/Profile.xib").count == count)
  }

  /// What a string catalog says; a language that nobody knows is one like others.
  @Test(arguments: [
    ("\"shouldTranslate\": false,", [String]()), ("\"comment\": \"Do not localize\",", []),
    ("", ["“Save changes” has no translation into xx-unknown."]),
  ])
  func aCatalogMayKeepAText(entry: String, messages: [String]) throws {
    let texts = """
      {"sourceLanguage": "en", "strings": {
        "name.text": {"localizations": {"fr": {"stringUnit": {"value": "Votre nom"}}, \
      "xx-unknown": {"stringUnit": {"value": "Nnn"}}}},
        "save.normalTitle": {\(entry) "localizations": {"fr": {"stringUnit": {"value": "Enregistrer"}}}}
      }}
      """
    let folder = try TemporaryFolder(["Base.lproj/Profile.xib": Self.screen, "mul.lproj/Profile.xcstrings": texts])
    #expect(try folder.findings(MissingLocalization(), in: "Base.lproj/Profile.xib").map(\.message) == messages)
  }

  /// The app as a whole says how far a translation is, not one document of it.
  @Test(arguments: [(400, Outcome.needsReview), (600, .violation)])
  func aLanguageThatTheAppHasOnlyBegun(bytes: Int, outcome: Outcome) throws {
    var project = ProjectFacts()
    project.bytesOfTexts = ["fr": 1000, "de": bytes]
    let folder = try TemporaryFolder([
      "Base.lproj/Profile.xib": Self.screen, "fr.lproj/Profile.strings": Self.french,
      "de.lproj/Profile.strings": Self.german,
    ])
    let document = try InterfaceDocument.load(contentsOf: folder.path("Base.lproj/Profile.xib"))
    let findings = Auditor(rules: [MissingLocalization()]).audit(document, in: project).screens.flatMap(\.findings)
    #expect(findings.map(\.outcome) == [outcome])
    #expect(findings.map(\.reason) == [outcome == .violation ? nil : "the translation has only begun"])
  }

  /// Most texts of the screen are translated, and one is in no file at all: it was added later.
  @Test(arguments: [(4, 1), (3, 0)]) func aTextThatIsInNoFile(translated: Int, count: Int) throws {
    let labels =
      (1...translated).map { Fixture.label("l\($0)", "Text number \($0)") } + [Fixture.label("new", "Try again")]
    let strings = (1...translated).map { "\"l\($0).text\" = \"Texte \($0)\";" }.joined(separator: "\n")
    let folder = try TemporaryFolder([
      "Base.lproj/Profile.xib": Fixture.xibText(labels.joined()), "fr.lproj/Profile.strings": strings,
    ])
    let findings = try folder.findings(MissingLocalization(), in: "Base.lproj/Profile.xib")
    #expect(
      findings.map(\.message)
        == Array(repeating: "“Try again” is in no translation of the document.", count: count))
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
