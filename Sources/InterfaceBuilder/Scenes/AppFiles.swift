import Foundation
import InputFiles
import Synchronization
@_spi(Generated) import UIKit

/// The content of an app's bundle as Xcode would make it: the files in the app's folder, found by their names, and
/// Info.plist.
nonisolated package final class AppFiles: AppBundleContents, AppTexts {
  // `unsafe`, because `Any` is not Sendable. The values are immutable values of a property list.
  /// The content of Info.plist, with the entries and build settings that Xcode inserts.
  package nonisolated(unsafe) let infoDictionary: [String: Any]

  /// By file name: the paths of the files with this name, first those in the app's folder, each folder's in alphabetical order.
  private let paths: [String: [String]]
  private let tables = Mutex<[String: [DocumentLocalization]]>([:])
  private let knownLanguages = Mutex<[String]?>(nil)

  /// Lists the files of an app.
  ///
  /// - Parameters:
  ///   - folder: the folder of the app's sources and documents.
  ///   - foldersOfModules: the folders of its modules, whose files are in the bundles of frameworks on a device.
  ///   - name: the name of the app.
  ///   - infoDictionary: the content of the app's Info.plist.
  package init(
    folder: String, foldersOfModules: [String] = [], name: String, infoDictionary: [String: Any]
  ) {
    self.infoDictionary = Self.completed(infoDictionary, name: name)
    var listed: Set<String> = []
    let files = ([folder] + foldersOfModules).flatMap(Self.paths).filter { listed.insert($0).inserted }
    paths = Dictionary(grouping: files) { String($0.split(separator: "/").last ?? "") }
  }

  // MARK: Files

  package func path(of name: String?, type: String?, in subfolder: String?) -> String? {
    find(name, type: type, in: subfolder)
      ?? Self.sources[type ?? ""].flatMap { find(name, type: $0, in: subfolder) }
  }

  /// For the file extension of a compiled resource, the extension of the source from which Xcode compiles it. The
  /// source is found instead of the compiled file.
  private static let sources = [
    "momd": "xcdatamodeld", "mom": "xcdatamodel", "nib": "xib", "storyboardc": "storyboard", "mlmodelc": "mlmodel",
  ]

  private func find(_ name: String?, type: String?, in subfolder: String?) -> String? {
    let ending = type.flatMap { $0.isEmpty ? nil : ".\($0.trimmingPrefix("."))" } ?? ""
    let found: [String]
    if let name, !name.isEmpty {
      // The name may contain folders: “Sounds/click”.
      let parts = name.split(separator: "/")
      let prefix = parts.dropLast().joined(separator: "/")
      found = paths["\(parts.last ?? "")\(ending)", default: []].filter { Self.folder(of: $0).hasSuffix(prefix) }
    } else {
      found = paths.filter { !ending.isEmpty && $0.key.hasSuffix(ending) }.values.flatMap { $0 }.sorted()
    }
    let inside = found.filter { Self.folder(of: $0).hasSuffix(subfolder ?? "") }
    return Self.preferred(inside)
  }

  /// The best of several files with the same name: the first in the `lproj` folder of the current language, of the
  /// development language or of the base; otherwise the first outside of `lproj` folders; otherwise the first.
  private static func preferred(_ paths: [String]) -> String? {
    let languages = languages.map { "\($0).lproj/" }
    return languages.lazy.compactMap { language in paths.first { $0.contains(language) } }.first
      ?? paths.first { !$0.contains(".lproj/") } ?? paths.first
  }

  private static func folder(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// The paths of all files in a folder and its subfolders, without asset catalogs and without files that Xcode does
  /// not copy to a bundle.
  private static func paths(below folder: String) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths: [String] = []
    while let path = files.nextObject() as? String {
      let ending = path.split(separator: "/").last?.split(separator: ".").last.map(String.init) ?? ""
      if leftOutFolders.contains(ending) {
        files.skipDescendants()
      } else if !leftOutFiles.contains(ending) {
        paths.append("\(folder)/\(path)")
      }
    }
    return paths.sorted()
  }

  private static let leftOutFolders: Set<String> = ["xcassets", "xcodeproj", "xcworkspace", "git", "build"]
  private static let leftOutFiles: Set<String> = ["swift", "m", "mm", "h", "c"]

  // MARK: Texts

  package func text(forKey key: String, table: String?, value: String?) -> String {
    let tables = self.tables(named: table.flatMap { $0.isEmpty ? nil : $0 } ?? Self.usualTable)
    let own = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    if tables.isEmpty { return own }
    let text = Self.languages.lazy.compactMap { language in
      tables.lazy.compactMap { $0.texts(for: language).text(for: key) }.first
    }.first
    return PseudoLanguage(rawValue: Self.language.value ?? "")?.text(for: text ?? own) ?? text ?? own
  }

  /// The name of the table that is used where the code names none.
  private static let usualTable = "Localizable"

  /// The languages of the texts that the app's code asks for, the longest texts first, without the development language.
  ///
  /// Strings files are not parsed, because a large app has megabytes of them: the characters of the files are counted,
  /// with their keys and comments.
  var languagesByLength: [String] {
    knownLanguages.withLock { known in
      let languages = known ?? findLanguages()
      known = languages
      return languages
    }
  }

  private func findLanguages() -> [String] {
    var lengths = tables(named: Self.usualTable).reduce(into: [:]) {
      $0.merge($1.lengthsInCatalogs, uniquingKeysWith: +)
    }
    for path in ["strings", "stringsdict"].flatMap({ paths["\(Self.usualTable).\($0)", default: []] }) {
      let parent = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
      guard let language = DocumentLocalization.language(ofFolder: parent),
        let data = try? RegularFile.read(path, atMost: DocumentLocalization.largestMegabytes)
      else { continue }
      lengths[language, default: 0] += StringsFile.characters(in: data)
    }
    lengths[infoDictionary["CFBundleDevelopmentRegion"] as? String ?? "en"] = nil
    return lengths.filter { $0.value > 0 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// The problems of reading the texts in a language that the app's code asks for, one sentence per file.
  func problemsOfTexts(in language: String) -> [String] {
    tables(named: Self.usualTable).flatMap { $0.texts(for: language).problems }
  }

  /// The strings files with the name of a table, in all languages: first the app's, then those of its modules.
  private func tables(named name: String) -> [DocumentLocalization] {
    tables.withLock { tables in
      if let known = tables[name] { return known }
      let found = findTables(name)
      tables[name] = found
      return found
    }
  }

  /// One table for each folder that has strings files of the name, in itself or in its `lproj` folders.
  private func findTables(_ name: String) -> [DocumentLocalization] {
    var folders: Set<String> = []
    return ["strings", "stringsdict", "xcstrings"].flatMap { self.paths["\(name).\($0)", default: []] }.filter { path in
      let parent = Self.folder(of: path)
      return folders.insert(parent.hasSuffix(".lproj") ? Self.folder(of: parent) : parent).inserted
    }.map { DocumentLocalization(documentPath: $0) }
  }

  /// The language of the environment in which the app's code is running. Code may read it on any thread.
  static let language = CurrentLanguage()

  /// The languages in which texts and files are looked for, in order: the current language, the development language
  /// (`en`), and the base.
  private static var languages: [String] { [language.value, "en", "Base"].compactMap { $0 } }

  // MARK: Info.plist

  /// Info.plist as Xcode copies it to the bundle: with the values of build settings such as `$(PRODUCT_NAME)`, and with
  /// the entries that every app has.
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

/// A thread-safe box for the language in which the app's code is running; nil for the document's own language.
nonisolated final class CurrentLanguage: Sendable {
  private let language = Mutex<String?>(nil)

  var value: String? {
    get { language.withLock { $0 } }
    set { language.withLock { $0 = newValue } }
  }
}
