import Foundation
import Synchronization
@_spi(Generated) import UIKit

/// What Xcode would copy into an app's bundle: the files below the app's folder, by their names.
nonisolated package final class AppFiles: AppBundleContents {
  // Unsafe because `Any` is not Sendable. These are values of a property list, which never change.
  /// The content of Info.plist, with what Xcode adds.
  package nonisolated(unsafe) let infoDictionary: [String: Any]

  private let folder: String
  /// Paths relative to the app's folder by their last component, in alphabetical order.
  private let paths: [String: [String]]
  private let tables = Mutex<[String: DocumentLocalization?]>([:])

  /// - Parameters:
  ///   - folder: the folder of the app's sources and documents.
  ///   - name: the name of the app.
  ///   - infoDictionary: the content of the app's Info.plist.
  package init(folder: String, name: String, infoDictionary: [String: Any]) {
    self.folder = folder
    self.infoDictionary = Self.completed(infoDictionary, name: name)
    paths = Dictionary(grouping: Self.paths(below: folder)) { String($0.split(separator: "/").last ?? "") }
  }

  // MARK: Files

  package func path(of name: String?, type: String?, in subfolder: String?) -> String? {
    find(name, type: type, in: subfolder)
      ?? Self.sources[type ?? ""].flatMap { find(name, type: $0, in: subfolder) }
  }

  /// The extensions of sources that Xcode compiles, by the extensions of the compiled files.
  private static let sources = [
    "momd": "xcdatamodeld", "mom": "xcdatamodel", "nib": "xib", "storyboardc": "storyboard", "mlmodelc": "mlmodel",
  ]

  private func find(_ name: String?, type: String?, in subfolder: String?) -> String? {
    let ending = type.flatMap { $0.isEmpty ? nil : ".\($0.trimmingPrefix("."))" } ?? ""
    let found: [String]
    if let name, !name.isEmpty {
      // A name may begin with a path of folders.
      let parts = name.split(separator: "/")
      let prefix = parts.dropLast().joined(separator: "/")
      found = paths["\(parts.last ?? "")\(ending)", default: []].filter { Self.folder(of: $0).hasSuffix(prefix) }
    } else {
      found = paths.filter { !ending.isEmpty && $0.key.hasSuffix(ending) }.values.flatMap { $0 }.sorted()
    }
    let inside = found.filter { Self.folder(of: $0).hasSuffix(subfolder ?? "") }
    return Self.preferred(inside).map { "\(folder)/\($0)" }
  }

  /// The path in the reader's language; otherwise one without a language; otherwise the one in the development
  /// language.
  private static func preferred(_ paths: [String]) -> String? {
    let languages = languages.map { "\($0).lproj/" }
    return languages.lazy.compactMap { language in paths.first { $0.contains(language) } }.first
      ?? paths.first { !$0.contains(".lproj/") } ?? paths.first
  }

  private static func folder(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// Files below a folder, without catalogs and without files that Xcode does not copy.
  private static func paths(below folder: String) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths: [String] = []
    while let path = files.nextObject() as? String {
      let ending = path.split(separator: "/").last?.split(separator: ".").last.map(String.init) ?? ""
      if leftOutFolders.contains(ending) {
        files.skipDescendants()
      } else if !leftOutFiles.contains(ending) {
        paths.append(path)
      }
    }
    return paths.sorted()
  }

  private static let leftOutFolders: Set<String> = ["xcassets", "xcodeproj", "xcworkspace", "git", "build"]
  private static let leftOutFiles: Set<String> = ["swift", "m", "mm", "h", "c"]

  // MARK: Texts

  package func text(forKey key: String, table: String?, value: String?) -> String {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let table = tables.withLock { tables in
      if let known = tables[name] { return known }
      let table = findTable(name)
      tables[name] = table
      return table
    }
    let own = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    guard let table else { return own }
    let text = Self.languages.lazy.compactMap { table.texts(for: $0).text(for: key) }.first
    return PseudoLanguage(rawValue: Self.language.value ?? "")?.text(for: text ?? own) ?? text ?? own
  }

  /// The strings files of a table's name, in all languages.
  private func findTable(_ name: String) -> DocumentLocalization? {
    ["strings", "stringsdict", "xcstrings"].lazy.compactMap { self.paths["\(name).\($0)"]?.first }.first
      .map { DocumentLocalization(documentPath: "\(self.folder)/\($0)") }
  }

  /// The language of the environment in which code runs. Code may ask for it on any thread.
  static let language = CurrentLanguage()

  /// The languages to look for, the best first: the reader's language, then the app's development language.
  private static var languages: [String] { [language.value, "en", "Base"].compactMap { $0 } }

  // MARK: Info.plist

  /// Info.plist as Xcode copies it: with values for its settings, and the entries that every app has.
  private static func completed(_ dictionary: [String: Any], name: String) -> [String: Any] {
    let identifier = "app.\(name)"
    let settings = [
      "DEVELOPMENT_LANGUAGE": "en", "EXECUTABLE_NAME": name, "PRODUCT_NAME": name, "TARGET_NAME": name,
      "PRODUCT_MODULE_NAME": name, "PRODUCT_BUNDLE_IDENTIFIER": identifier, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ]
    var result: [String: Any] = [
      "CFBundleName": name, "CFBundleExecutable": name, "CFBundleIdentifier": identifier,
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundleDevelopmentRegion": "en",
    ]
    for (key, value) in dictionary {
      if var text = value as? String {
        for (setting, value) in settings { text = text.replacing("$(\(setting))", with: value) }
        result[key] = text
      } else {
        result[key] = value
      }
    }
    return result
  }
}

/// The current language, which can be read on any thread.
nonisolated final class CurrentLanguage: Sendable {
  private let language = Mutex<String?>(nil)

  var value: String? {
    get { language.withLock { $0 } }
    set { language.withLock { $0 = newValue } }
  }
}
