import Foundation
import SwiftSyntax

/// The files of the repository that the surfaces and the generated code are.
public struct Repository {
  private let root: URL

  static let surfaces = "Surface"
  static let modules = "Sources/FrameworkModules"
  static let uikit = "Sources/UIKit"
  static let names = "Sources/snug/Packages/StandInModules+Names.generated.swift"
  static let rewriting = "Sources/SourceRewriting/StandIns.generated.swift"
  static let overrides = "Tests/ClientSwift6Tests/Overrides.swift"
  static let manifest = "Package.swift"
  static let ending = ".generated.swift"
  /// Modules that are written by hand, and that surfaces import.
  static let otherModules: Set = ["EventPublishers", "Matrices"]

  /// The repository in a folder.
  public init(root: URL) { self.root = root }

  /// The generated files by their paths, and what is wrong.
  public func generate() throws -> (files: [String: String], problems: [Problem]) {
    var rewriting = RewritingTable()
    var (files, problems) = try parts(adding: &rewriting)
    let frameworks = try frameworks()
    let names = Set(frameworks.map(\.name)).union(Self.otherModules)
    var modules: [(name: String, imports: [String])] = []
    for (name, surfaces) in frameworks {
      let folder = "\(Self.modules)/\(name)"
      let code = try swiftFiles(in: folder)
      let handWritten = HandWrittenCode(code)
      let isOne = surfaces.count == 1
      let writers = surfaces.map { ModuleWriter($0, code: handWritten, folder: folder, isWhole: isOne) }
      let declared = Set(writers.flatMap(\.byHand))
      for (surface, writer) in zip(surfaces, writers) {
        problems += writer.problems
        files["\(folder)/\(surface.baseName)\(Self.ending)"] = writer.text
        rewriting.add(surface, of: name)
        rewriting.add(writer.optionalMethods)
      }
      problems += doubleTypes(in: surfaces)
      if !isOne { problems += handWritten.undeclared(except: declared, in: "\(Self.surfaces)/\(name)") }
      let imports = Set((code + surfaces).flatMap(\.imports)).intersection(names).subtracting([name])
      modules.append((name, imports.sorted()))
    }
    let table = FrameworkTable(modules: modules)
    files[Self.names] = table.namesFile
    files[Self.rewriting] = rewriting.file
    do throws(Problem) {
      files[Self.manifest] = try manifest(with: table)
    } catch {
      problems.append(error)
    }
    return (files, problems)
  }

  /// The frameworks, sorted by name, each with its surfaces: one file, or all files of a folder.
  private func frameworks() throws -> [(name: String, surfaces: [SwiftFile])] {
    let parts = try paths(below: Self.surfaces).map(swiftFile).map { surface in
      (name: surface.framework, surface: surface)
    }
    return Dictionary(grouping: parts) { $0.name }.filter { $0.key != "UIKit" }.sorted { $0.key < $1.key }
      .map { (name: $0.key, surfaces: $0.value.map(\.surface)) }
  }

  /// The generated files of UIKit, of which only a part is data. Each folder has a surface with the same path.
  private func parts(adding rewriting: inout RewritingTable) throws -> (files: [String: String], problems: [Problem]) {
    let surfaces = try paths(below: "\(Self.surfaces)/UIKit").map(swiftFile)
    guard !surfaces.isEmpty else { return ([:], []) }
    let sources = try paths(below: Self.uikit).filter { !$0.hasSuffix(Self.ending) }.map(swiftFile)
    let code = HandWrittenCode(sources)
    var files: [String: String] = [:]
    var problems = doubleTypes(in: surfaces)
    for surface in surfaces {
      let place = surface.path.dropFirst(Self.surfaces.count + 1).dropLast(".swift".count)
      // The names of a module's files differ, even in different folders.
      let name = place.split(separator: "/").dropFirst().joined()
      let writer = ModuleWriter(surface, code: code, folder: Self.uikit, isWhole: false)
      problems += writer.problems
      files["Sources/\(place)/\(name)\(Self.ending)"] = writer.text
      rewriting.add(surface, of: "UIKit")
      rewriting.add(writer.optionalMethods)
    }
    let overrides = OverridesWriter(sources + files.sorted { $0.key < $1.key }.map(SwiftFile.init))
    files[Self.overrides] = overrides.text
    problems += overrides.problems
    return (files, problems)
  }

  /// Types that two surfaces of one module declare.
  private func doubleTypes(in surfaces: [SwiftFile]) -> [Problem] {
    var first: [String: HandWrittenCode.Place] = [:]
    var problems: [Problem] = []
    for (name, place) in surfaces.flatMap({ HandWrittenCode([$0]).types.sorted { $0.key < $1.key } }) {
      if let other = first[name], other.file.path != place.file.path {
        let message =
          "the type “\(name)” is there twice, first in \(other.file.path):\(other.line): delete one of them"
        problems.append(Problem(path: place.file.path, line: place.line, message: message))
      } else {
        first[name] = place
      }
    }
    return problems
  }

  /// Writes files that differ; returns the paths of those that were written.
  public func write(_ files: [String: String]) throws -> [String] {
    let changed = files.keys.sorted().filter { text(at: $0) != files[$0] }
    for path in changed {
      let url = root.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((files[path] ?? "").utf8).write(to: url)
    }
    return changed
  }

  /// What differs from the generated files, and generated files without a surface.
  public func differences(from files: [String: String]) throws -> [Problem] {
    let changed = files.keys.filter { text(at: $0) != files[$0] }.map { path in
      Problem(path: path, line: nil, message: "differs from what Surface says: run `make surface` and commit the file")
    }
    let left = try [Self.modules, Self.uikit].flatMap(paths).filter { path in
      path.hasSuffix(Self.ending) && files[path] == nil
    }.map { path in
      Problem(path: path, line: nil, message: "has no file in Surface: delete it")
    }
    return (changed + left).sorted { $0.path < $1.path }
  }

  private func manifest(with table: FrameworkTable) throws(Problem) -> String {
    let begin = "    // Made by `make surface`.\n"
    guard let text = text(at: Self.manifest), let start = text.range(of: begin),
      let stop = text.range(of: "  ]\n", range: start.upperBound..<text.endIndex)
    else {
      throw Problem(
        path: Self.manifest, line: nil,
        message: "has no line “\(begin.trimming)”: put it at the beginning of the table of frameworks")
    }
    return String(text[..<start.upperBound]) + table.manifestLines + "\n" + String(text[stop.lowerBound...])
  }

  /// The Swift files of a folder that are not generated, sorted by name; none where there is no folder.
  private func swiftFiles(in folder: String) throws -> [SwiftFile] {
    try paths(below: folder).filter { path in
      !path.hasSuffix(Self.ending) && !path.dropFirst(folder.count + 1).contains("/")
    }.map(swiftFile)
  }

  private func swiftFile(_ path: String) throws -> SwiftFile {
    SwiftFile(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
  }

  /// The paths of all Swift files below a folder, sorted.
  private func paths(below folder: String) throws -> [String] {
    let path = root.appending(path: folder).path
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private func text(at path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}

extension SwiftFile {
  /// The framework of a surface: the first name below the folder of the surfaces.
  fileprivate var framework: String {
    let place = path.dropFirst(Repository.surfaces.count + 1)
    return String(place.split(separator: "/").first?.split(separator: ".").first ?? place)
  }

  /// The modules that the file imports.
  var imports: [String] {
    tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
  }
}

extension String {
  fileprivate var trimming: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
