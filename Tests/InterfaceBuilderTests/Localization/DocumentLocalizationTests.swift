import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// A document in `Base.lproj` takes its texts from the folders beside it.
@Suite struct DocumentLocalizationTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(#""lab-el-one.text" = "Hallo";"#, to: "de.lproj/Main.strings")
    try folder.write(#""lab-el-one.text" = "Servus"; "#, to: "de-AT.lproj/Main.strings")
    try folder.write(#""lab-el-two.text" = "Welt";"#, to: "de.lproj/Main.strings.other")
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "lab-el-one.text": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}},
        "lab-el-two.text": {"localizations": {"fr": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "un monde"}},
          "other": {"stringUnit": {"state": "translated", "value": "des mondes"}}}}}}}
      }}
      """, to: "mul.lproj/Main.xcstrings")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>lab-el-one.text</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@!</string>
      <key>count</key><dict><key>one</key><string>ciao</string><key>other</key><string>ciao a tutti</string></dict>
      </dict></dict></plist>
      """, to: "it.lproj/Main.stringsdict")
  }

  var localization: DocumentLocalization {
    DocumentLocalization(documentPath: folder.url.appendingPathComponent("Base.lproj/Main.storyboard").path)
  }

  /// Languages.
  @Test func languages() {
    #expect(localization.languages == ["de", "de-AT", "fr", "it"])
  }

  @Test func stringsFileOfTheLanguageAndOfTheLanguageWithoutItsRegion() {
    #expect(localization.texts(for: "de").text(for: "lab-el-one.text") == "Hallo")
    #expect(localization.texts(for: "de-AT").text(for: "lab-el-one.text") == "Servus")
    #expect(localization.texts(for: "de-CH").text(for: "lab-el-one.text") == "Hallo")
    #expect(localization.texts(for: "de").text(for: "lab-el-two.text") == nil)
  }

  @Test func stringCatalogWithTheFormForAnyNumber() {
    #expect(localization.texts(for: "fr").text(for: "lab-el-one.text") == "Bonjour")
    #expect(localization.texts(for: "fr-CA").text(for: "lab-el-two.text") == "des mondes")
  }

  @Test func stringsDictionaryWithTheFormForAnyNumber() {
    #expect(localization.texts(for: "it").text(for: "lab-el-one.text") == "ciao a tutti!")
  }

  @Test func aLanguageThatTheDocumentIsNotTranslatedInto() {
    #expect(localization.texts(for: "ja").isEmpty)
  }

  @Test func languagesStandInForOneAnotherFromTheNarrowToTheWide() {
    #expect(DocumentLocalization.fallbacks(of: "zh-Hans-CN") == ["zh-Hans-CN", "zh-Hans", "zh"])
    #expect(DocumentLocalization.fallbacks(of: "pt_BR") == ["pt-BR", "pt"])
  }

  /// A string catalog that people or programs have edited may name anything.
  @Test func whatIsNoLanguageInAStringCatalogIsSaid() throws {
    let folder = try TemporaryFolder()
    let languages = ["de", "pt-BR", "zh-Hans", "es_419", "fil", "", "klingon", "zz-QQ-!!"]
    let texts = languages.map { "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Eins\"}}" }
    try folder.write(
      "{\"strings\": {\"a.text\": {\"localizations\": {\(texts.joined(separator: ", "))}}}}", to: "Main.xcstrings")
    try folder.write(XibText.xib("<label text=\"One\" id=\"a\"/>"), to: "Main.xib")
    let document = try InterfaceDocument.load(contentsOf: folder.url.appendingPathComponent("Main.xib").path)
    #expect(document.languages == ["de", "es_419", "fil", "pt-BR", "zh-Hans"])
    #expect(
      document.notes.map(\.message)
        == ["klingon", "zz-QQ-!!", ""].map {
          "Main.xcstrings has texts in “\($0)”, which is no language; they were left out"
        })
  }

  /// Files that cannot be read are named, with the line where there is one.
  @Test func brokenFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"b\"", to: "de.lproj/Main.strings")
    try folder.write(Data([0xE9]), to: "fr.lproj/Main.strings")
    try folder.write("<plist><dict>", to: "it.lproj/Main.strings")
    try folder.write("{", to: "it.lproj/Main.stringsdict")
    try folder.write("", to: "nl.lproj/Main.strings/inside")
    try folder.write(#"{"strings": 3}"#, to: "Main.xcstrings")
    try folder.write(XibText.xib("<label text=\"One\" id=\"a\"/>"), to: "Base.lproj/Main.xib")
    let document = try InterfaceDocument.load(
      contentsOf: folder.url.appendingPathComponent("Base.lproj/Main.xib").path)
    #expect(document.languages == ["de", "fr", "it", "nl"])
    #expect(
      document.notes == [
        DocumentNote(
          kind: .invalidValue, line: 1,
          message:
            "the texts in Main.xcstrings cannot be read: it is not the JSON of a string catalog; they were left out"
        )
      ])
    func messages(_ locale: String) -> [String] {
      var environment = Environment.designTime(of: document)
      environment.locale = locale
      return document.instantiate(document.scenes[0], in: environment).notes.map(\.message)
    }
    let end = "; they were left out"
    #expect(
      messages("de") == ["the texts in de.lproj/Main.strings:1 cannot be read: expected “;” after the text of a" + end])
    #expect(
      messages("fr") == ["the texts in fr.lproj/Main.strings cannot be read: it is neither UTF-8 nor UTF-16" + end])
    #expect(
      messages("it") == [
        "the texts in it.lproj/Main.strings cannot be read: it is not a property list of texts" + end,
        "the texts in it.lproj/Main.stringsdict cannot be read: it is not a property list of texts" + end,
      ])
    #expect(messages("nl") == ["the texts in nl.lproj/Main.strings cannot be read: it is a folder" + end])
    #expect(messages("es") == [])
  }

  @Test func howFarATranslationIsByTheSizeOfItsStringsFiles() {
    #expect(localization.bytesOfTexts(in: "de") == 28)
    #expect(localization.bytesOfTexts(in: "fi") == 0)
  }
}
