import Foundation
import SourceRewriting

/// The question what an app uses of a missing module.
struct SurfaceRequest: Codable {
  /// The name of the module.
  var module: String
  /// The names of all missing modules.
  var missingModules: Set<String>
  /// The paths of the files with the last requests (``ProjectRequest``) about the app and its modules.
  var requests: [String]

  /// The parts of ``ProjectRequest`` that are needed.
  private struct Target: Decodable {
    var files: [String]
    var cuts: String
  }

  /// The text of the surface; `nil` if no name belongs to the module.
  func surface(with trees: SyntaxTrees) throws -> String? {
    let targets = requests.compactMap { Self.read(Target.self, at: $0) }
    let kept = targets.compactMap { Self.read(ProjectRequest.Kept.self, at: $0.cuts) }
    let files = ProjectRequest.sources(targets.flatMap(\.files), trees).compactMap(\.self)
    return SurfaceFile(of: module, usedIn: files, kept.map(\.missing), missingModules: missingModules)?.text
  }

  private static func read<Content: Decodable>(_ type: Content.Type, at path: String) -> Content? {
    (try? Data(contentsOf: URL(filePath: path))).flatMap { try? JSONDecoder().decode(type, from: $0) }
  }
}
