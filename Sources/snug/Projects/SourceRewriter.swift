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

  /// What is asked.
  struct Request: Encodable {
    var module: String
    var folder: String
    var output: String
    var infoPlist: String?
    var modules: [String] = []
    var isApp: Bool
    var files: [String]
    var cuts: String
    var errors: [CompilerOutput.Fault]
  }

  /// What is answered.
  struct Answer: Decodable {
    var files: [String]
    var imports: [String]
    var newCuts: Int
    var cuts: [Cut]
    var missingTypes: [String]
    var unreadable: [String]
  }

  let program: String

  /// Rewrites the sources.
  ///
  /// - Parameter scratch: the file that hands the request over.
  func answer(to request: Request, scratch: String) async throws -> Answer {
    try JSONEncoder().encode(request).write(to: URL(filePath: scratch), options: .atomic)
    let result = try await Subprocess.run(
      .path(.init(program)), arguments: ["--request", scratch], output: .string(limit: 256 << 20),
      error: .string(limit: 1 << 20))
    guard result.terminationStatus.isSuccess else {
      throw AppBuildError(message: "the sources of \(request.module) cannot be rewritten: \(result.standardError)")
    }
    return try JSONDecoder().decode(Answer.self, from: Data(result.standardOutput.utf8))
  }
}
