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

  @Test func infoPlistIsAsXcodeCompletesIt() {
    let info = files(["CFBundleIdentifier": "org.example.$(PRODUCT_NAME)", "Rows": 3]).infoDictionary
    #expect(info["CFBundleIdentifier"] as? String == "org.example.Pets")
    #expect(info["Rows"] as? Int == 3)
    #expect(info["CFBundleShortVersionString"] as? String == "1.0")
  }
}
