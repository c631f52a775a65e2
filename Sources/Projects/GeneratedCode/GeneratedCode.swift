import Foundation
import InputFiles

/// The Swift code that Xcode generates for a target.
///
/// It replaces the files that Xcode writes to `DerivedSources`: the symbols of asset catalogs and string catalogs, the
/// classes of Core Data models, and the classes of Core ML models. The code compiles on Linux, together with the sources of
/// the target.
///
/// ```swift
/// for file in GeneratedCode(for: target).files { print(file.name, file.text) }
/// ```
public struct GeneratedCode: Hashable, Sendable {
  /// A generated Swift file.
  public struct File: Hashable, Sendable {
    /// The name of the file, without folders.
    public var name: String
    /// The code in the file.
    public var text: String
  }

  /// The generated files. Their names are unique.
  public private(set) var files: [File] = []
  /// Notes about inputs that could not be read, and about code that Xcode generates but that is missing from ``files``.
  public private(set) var notes: [ProjectNote] = []
  private var names: Set<String> = []

  /// Reads the catalogs and models of a target and generates their code.
  public init(for target: ProjectTarget) {
    if target.generatesAssetSymbols { addAssetSymbols(of: target) }
    let model = CoreDataCode(target.sources.filter { Self.has($0, ["xcdatamodeld", "xcdatamodel"]) }, in: target)
    add(model.files)
    notes += model.notes
    for path in target.sources where ProjectFile.isLearningModel(path) { addLearningModel(path) }
    for path in target.sources where Self.has(path, ["intentdefinition"]) {
      notes.append(ProjectNote(path, "the classes of the intents are not generated"))
    }
    guard target.generatesStringSymbols else { return }
    for path in target.resources + target.sources where Self.has(path, ["xcstrings"]) { addStringSymbols(path) }
  }

  private mutating func addStringSymbols(_ path: String) {
    let table = path.baseName
    guard let data = try? RegularFile.read(path, atMost: Self.largestMegabytes),
      let code = try? StringCatalogCode(data, table: table)
    else {
      notes.append(ProjectNote(path, "the symbols of the texts are not generated: it is not a string catalog"))
      return
    }
    guard !code.text.isEmpty else { return }
    add([File(name: "GeneratedStringSymbols_\(SwiftText.identifier(table) ?? "").swift", text: code.text)])
  }

  private mutating func addAssetSymbols(of target: ProjectTarget) {
    let catalogs = (target.resources + target.sources).filter { Self.has($0, ["xcassets"]) }
    let read = AssetCatalogReader(catalogs)
    notes += read.notes
    guard !read.symbols.isEmpty else { return }
    let code = AssetSymbolCode(read.symbols, hasExtensions: target.generatesAssetExtensions)
    add([File(name: "GeneratedAssetSymbols.swift", text: code.text)])
  }

  private mutating func addLearningModel(_ path: String) {
    let name = path.baseName
    guard let code = LearningModelCode(name) else {
      notes.append(ProjectNote(path, "the class of the model is not generated: its name is no identifier"))
      return
    }
    add([File(name: "\(code.name).swift", text: code.text)])
  }

  /// Adds files, except those whose names are in use.
  private mutating func add(_ new: [File]) {
    for file in new where names.insert(file.name.lowercased()).inserted { files.append(file) }
  }

  /// The maximum size of a string catalog.
  private static let largestMegabytes = 64

  private static func has(_ path: String, _ extensions: Set<String>) -> Bool {
    extensions.contains((path as NSString).pathExtension.lowercased())
  }
}
