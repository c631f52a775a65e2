import Foundation
import TestSupport
import Testing
import UIKit

@testable import InterfaceBuilder

/// Which files an app finds in its bundle.
struct AppFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Data/pets.json": "[]", "Data/Deep/food.json": "[]", "en.lproj/help.html": "", "de.lproj/help.html": "",
      "Model.xcdatamodeld/contents": "", "Assets.xcassets/star.png": "", "Screen.swift": "",
      "en.lproj/Localizable.strings": "\"feed\" = \"Feed\"; \"walk\" = \"Walk\";",
      "de.lproj/Localizable.strings": "\"feed\" = \"Füttern\";", "en.lproj/Names.strings": "\"cat\" = \"Cat\";",
    ])
  }

  private func files(_ infoDictionary: [String: Any] = [:]) -> AppFiles {
    AppFiles(folder: folder.path, name: "Pets", infoDictionary: infoDictionary)
  }

  private func path(of name: String?, _ type: String?, in subfolder: String? = nil) -> String? {
    files().path(of: name, type: type, in: subfolder).map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func aFileIsFoundInAnyFolder() {
    #expect(path(of: "pets", "json") == "Data/pets.json")
    #expect(path(of: "food", ".json") == "Data/Deep/food.json")
    #expect(path(of: "food.json", nil) == "Data/Deep/food.json")
    #expect(path(of: "Deep/food", "json") == "Data/Deep/food.json")
    #expect(path(of: "food", "json", in: "Deep") == "Data/Deep/food.json")
    #expect(path(of: nil, "json") == "Data/Deep/food.json")
  }

  @Test func whatIsNotThereIsNotFound() {
    #expect(path(of: "pets", "txt") == nil)
    #expect(path(of: "food", "json", in: "Other") == nil)
    #expect(path(of: nil, nil) == nil)
    // Xcode compiles these.
    #expect(path(of: "star", "png") == nil)
    #expect(path(of: "Screen", "swift") == nil)
  }

  @Test func whatXcodeCompilesIsFoundByTheNameOfTheResult() {
    #expect(path(of: "Model", "momd") == "Model.xcdatamodeld")
  }

  @Test(arguments: [(nil, "en"), ("de", "de"), ("fr", "en")]) func theReadersLanguageComesFirst(
    locale: String?, found: String
  ) {
    AppFiles.language.value = locale
    defer { AppFiles.language.value = nil }
    #expect(path(of: "help", "html") == "\(found).lproj/help.html")
  }

  @Test(arguments: [
    (nil, "feed", "Feed"), ("de", "feed", "Füttern"), ("de", "walk", "Walk"), ("de-AT", "feed", "Füttern"),
    ("double-length", "walk", "Walk Walk"), (nil, "sleep", "sleep"),
  ])
  func textsAreInTheReadersLanguage(locale: String?, key: String, text: String) {
    AppFiles.language.value = locale
    defer { AppFiles.language.value = nil }
    #expect(files().text(forKey: key, table: nil, value: nil) == text)
  }

  @Test func aTextMayHaveAnotherTableAndAValue() {
    #expect(files().text(forKey: "cat", table: "Names", value: nil) == "Cat")
    #expect(files().text(forKey: "cat", table: "Missing", value: "A cat") == "A cat")
    #expect(files().text(forKey: "dog", table: "Names", value: "") == "dog")
  }

  /// On a device, a framework of the app has them in its own bundle.
  @Test func whatTheAppDoesNotHaveIsInItsModules() throws {
    let module = try TemporaryFolder([
      "Data/pets.json": "[1]", "birds.json": "[2]",
      "en.lproj/Localizable.strings": "\"feed\" = \"Feed all\"; \"sing\" = \"Sing\";",
      "de.lproj/Localizable.strings": "\"sing\" = \"Singen\";",
    ])
    let files = AppFiles(folder: folder.path, foldersOfModules: [module.path], name: "Pets", infoDictionary: [:])
    #expect(files.path(of: "pets", type: "json", in: nil) == folder.path("Data/pets.json"))
    #expect(files.path(of: "birds", type: "json", in: nil) == module.path("birds.json"))
    #expect(["feed", "sing"].map { files.text(forKey: $0, table: nil, value: nil) } == ["Feed", "Sing"])
    AppFiles.language.value = "de"
    defer { AppFiles.language.value = nil }
    #expect(["feed", "sing"].map { files.text(forKey: $0, table: nil, value: nil) } == ["Füttern", "Singen"])
  }

  @Test func infoPlistIsAsXcodeCompletesIt() {
    let info = files(["CFBundleIdentifier": "org.example.$(PRODUCT_NAME)", "Rows": 3]).infoDictionary
    #expect(info["CFBundleIdentifier"] as? String == "org.example.Pets")
    #expect(info["Rows"] as? Int == 3)
    #expect(info["CFBundleShortVersionString"] as? String == "1.0")
  }

  @Test func theLongestTextsComeFirst() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"feed\" = \"Feed the pets of the neighbours\";",
      "Base.lproj/Localizable.strings": "\"feed\" = \"Feed\";",
      "de.lproj/Localizable.strings": "\"feed\" = \"Füttern\";",
      "fi.lproj/Localizable.strings": "\"feed\" = \"Ruoki lemmikit\";", "fi.lproj/Other.strings": "\"a\" = \"b\";",
      // Fewer characters than German, but more bytes.
      "ru.lproj/Localizable.strings": "\"feed\" = \"Корми\";", "ja.lproj/Other.strings": "\"a\" = \"b\";",
      "el.lproj/Localizable.strings": "",
    ])
    let files = AppFiles(folder: folder.path, name: "Pets", infoDictionary: [:])
    #expect(files.languagesByLength == ["fi", "de", "ru"])
    let finnish = AppFiles(folder: folder.path, name: "Pets", infoDictionary: ["CFBundleDevelopmentRegion": "fi"])
    #expect(finnish.languagesByLength == ["en", "de", "ru"])
  }

  @Test func aCatalogHasTheTextsOfAllLanguages() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"feed": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Haustiere füttern"}},
        "sv": {"stringUnit": {"state": "translated", "value": "Mata"}}}}}}
      """
    let folder = try TemporaryFolder(["Localizable.xcstrings": catalog])
    let files = AppFiles(folder: folder.path, name: "Pets", infoDictionary: [:])
    #expect(files.languagesByLength == ["de", "sv"])
  }

  @Test func aFileInUTF16HasTwoBytesPerCharacter() throws {
    let text = "\"feed\" = \"Füttern\";"
    #expect(StringsFile.characters(in: Data(text.utf8)) == text.count)
    #expect(StringsFile.characters(in: try #require(text.data(using: .utf16))) == text.count + 1)
  }
}
