import Foundation
import Subprocess
import SystemPackage

/// Asks the program `rewrite-sources` for the sources of a target.
struct SourceRewriter {
  /// A part that is left out.
  struct Cut: Codable, Hashable {
    var path: String
    var line: Int
    var lastLine: Int
    var kind: String
    var declaration: String
    var message: String
  }

  /// A name that nobody declares, for which a stand-in is made.
  struct StandIn: Codable, Hashable {
    /// `type`, `global`, `member` or `staticMember`.
    var kind: String
    /// The type whose member it is; empty for types and globals.
    var type: String
    var name: String

    /// The name, as code writes it.
    var words: String { type.isEmpty ? name : "\(type).\(name)" }
  }

  /// The JSON that `rewrite-sources` reads. `cuts` is the path of the file that keeps what earlier rounds left out; `errors`
  /// are the compiler's errors of the last round. `optionalMembers` are the first words of optional members of protocols
  /// that no source declares as optional. `modulesByType` has the modules that files need if they use certain types.
  struct Request: Encodable {
    var module: String
    var folder: String
    var output: String
    var infoPlist: String?
    var modules: [String] = []
    var isApp: Bool
    var files: [String]
    var optionalMembers: [String] = []
    var modulesByType: [String: String] = [:]
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

  /// Rewrites the sources.
  ///
  /// - Parameter scratch: the file that hands the request over.
  func answer(to request: Request, scratch: String) async throws -> Answer {
    try await run("--request", request, scratch)
  }

  /// The names of the types that sources declare outside of other types.
  ///
  /// - Parameters:
  ///   - files: the absolute paths of the sources. One that cannot be read declares nothing.
  ///   - scratch: the file that hands the paths over.
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
