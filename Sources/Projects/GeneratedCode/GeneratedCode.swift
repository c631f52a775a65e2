import Foundation

/// The Swift code that Xcode generates for a target.
///
/// It replaces what Xcode writes into its folder of derived files: the symbols of asset catalogs, the classes of data
/// models, and the classes of Core ML models. The code is made to be compiled on Linux, beside the sources of the
/// target.
///
/// ```swift
/// for file in GeneratedCode(for: target).files { print(file.name, file.text) }
/// ```
public struct GeneratedCode: Hashable, Sendable {
  /// A file of Swift code.
  public struct File: Hashable, Sendable {
    /// The name of the file. It has no folders.
    public var name: String
    /// What the file contains.
    public var text: String
  }

  /// The files, of which no two have the same name.
  public private(set) var files: [File] = []
  /// What could not be read, and what Xcode generates but ``files`` lack.
  public private(set) var notes: [ProjectNote] = []
  private var names: Set<String> = []

  /// Reads the files of a target and writes the code that they stand for.
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
    for path in target.resources where Self.has(path, ["xcstrings"]) {
      notes.append(
        ProjectNote(path, "the symbols of the texts are not generated: Linux has no LocalizedStringResource"))
    }
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
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    guard let code = LearningModelCode(name) else {
      notes.append(ProjectNote(path, "the class of the model is not generated: its name is no identifier"))
      return
    }
    add([File(name: "\(code.name).swift", text: code.text)])
  }

  /// Adds files whose names are not taken.
  private mutating func add(_ new: [File]) {
    for file in new where names.insert(file.name.lowercased()).inserted { files.append(file) }
  }

  private static func has(_ path: String, _ extensions: Set<String>) -> Bool {
    extensions.contains((path as NSString).pathExtension.lowercased())
  }
}
