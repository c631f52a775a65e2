import Foundation
import Subprocess
import SystemPackage

/// Runs the program `rewrite-sources`, which rewrites the sources of a target so that they compile on Linux.
struct SourceRewriter {
  /// A part of a source file that is left out because it does not compile.
  struct Cut: Codable, Hashable {
    var path: String
    var line: Int
    var lastLine: Int
    var kind: String
    var declaration: String
    var message: String
  }

  /// An undeclared name for which a stand-in declaration is generated.
  struct StandIn: Codable, Hashable {
    /// The kind of the missing declaration: `type`, `global`, `member` or `staticMember`.
    var kind: String
    /// The type of which the name is a member; empty for types and globals.
    var type: String
    var name: String

    /// The name as Swift code, such as `Vendor.shared`.
    var words: String { type.isEmpty ? name : "\(type).\(name)" }
  }

  /// The JSON that `rewrite-sources` reads. `cuts` is the path of the file in which the program keeps the parts that
  /// earlier rounds left out. `errors` are the compiler's errors in the last round. `optionalMembers` are base names of
  /// optional members of protocols, in addition to those that the sources declare as optional.
  struct Request: Encodable {
    var module: String
    var folder: String
    var output: String
    var infoPlist: String?
    var modules: [String] = []
    var isApp: Bool
    var files: [String]
    var optionalMembers: [String] = []
    var modulesByName: [String: String] = [:]
    var cuts: String
    var errors: [CompilerOutput.Fault]
  }

  /// The JSON that `rewrite-sources` prints.
  struct Answer: Decodable {
    var files: [String]
    var imports: [String]
    var newCuts: Int
    var cuts: [Cut]
    var standIns: [StandIn]
    var unreadable: [String]
  }

  let program: String

  /// Rewrites the sources of a target.
  ///
  /// - Parameter scratch: the path of a file through which the request is passed to the program.
  func answer(to request: Request, scratch: String) async throws -> Answer {
    try await run("--request", request, scratch)
  }

  /// The names of the types that some sources declare at the top level.
  ///
  /// - Parameters:
  ///   - files: the absolute paths of the sources. A file that cannot be read is skipped.
  ///   - scratch: the path of a file through which the paths are passed to the program.
  func typeNames(in files: [String], scratch: String) async throws -> Set<String> {
    Set(try await run("--types", files, scratch) as [String])
  }

  private func run<Answer: Decodable>(
    _ option: String, _ request: some Encodable, _ scratch: String
  ) async throws -> Answer {
    try JSONEncoder().encode(request).write(to: URL(filePath: scratch), options: .atomic)
    let result = try await Subprocess.run(
      .path(.init(program)), arguments: [option, scratch], output: .string(limit: 256 << 20),
      error: .string(limit: 1 << 20))
    guard result.terminationStatus.isSuccess else {
      throw AppBuildError(message: "the sources cannot be rewritten: \(result.standardError)")
    }
    return try JSONDecoder().decode(Answer.self, from: Data(result.standardOutput.utf8))
  }
}
