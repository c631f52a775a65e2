import Foundation
import Subprocess
import SystemPackage

/// A process of the program `rewrite-sources`, which rewrites the sources of a target so that they compile on Linux.
///
/// One process answers all requests about a target, because it keeps the parsed sources in between.
@MainActor final class SourceRewriter {
  /// A part of a source file that is left out because it does not compile.
  struct Cut: Codable, Hashable {
    var path: String
    var line: Int
    var lastLine: Int
    var kind: String
    var declaration: String
    var message: String

    /// The beginning of the message about a statement that compiles, and traps when the app is launched.
    static let messageOfTrap = "the app ends here when it is launched: "

    /// Whether the part compiles, and is left out because the launch of the app traps there.
    var isTrap: Bool { message.hasPrefix(Self.messageOfTrap) }
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
  /// earlier rounds left out. `errors` are the compiler's errors in the last round. `surfaces` are the paths of the files that
  /// replace missing modules, by the names of the modules; `isSurface` says that the target is such a file. `optionalMembers` are base names of
  /// optional members of protocols, in addition to those that the sources declare as optional.
  struct Request: Encodable {
    var module: String
    var folder: String
    var output: String
    var infoPlist: String?
    var modules: [String] = []
    var foldersOfModules: [String] = []
    var role: ModuleRole
    var host: String?
    var files: [String]
    var optionalMembers: [String] = []
    var modulesByName: [String: String] = [:]
    var modulesByCommonName: [String: String] = [:]
    var sharedStandIns: [String: String] = [:]
    var surfaces: [String: String] = [:]
    var isSurface = false
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

  private typealias Process = Execution<CustomWriteInput, SequenceOutput, StringOutput<UTF8>>

  private let process: Process
  /// The path of a file through which requests are passed to the process.
  private let scratch: String
  /// The answers of the process, one per request. The stream finishes when the process ends.
  private let answers: AsyncStream<Data>

  private init(_ process: Process, scratch: String, answers: AsyncStream<Data>) {
    self.process = process
    self.scratch = scratch
    self.answers = answers
  }

  /// The most bytes that are read of what the process writes to its standard error.
  private static let mostErrorBytes = 1 << 20

  /// Runs the process while `body` uses it.
  ///
  /// - Parameters:
  ///   - program: the path of `rewrite-sources`.
  ///   - scratch: the path of a file through which requests are passed to the process.
  ///   - body: uses the process.
  /// - Throws: the error of `body`, or ``AppBuildError`` if the process ends because of an error of its own.
  static func run<Result: Sendable>(
    _ program: String, scratch: String, _ body: @MainActor (SourceRewriter) async throws -> Result
  ) async throws -> Result {
    // The signal is ignored, because the process may end while a request is written to it.
    signal(SIGPIPE, SIG_IGN)
    let ended = try await Subprocess.run(
      .path(.init(program)), arguments: ["--serve"], input: .inputWriter, output: .sequence,
      error: .string(limit: mostErrorBytes)
    ) { process in
      let (answers, received) = AsyncStream.makeStream(of: Data.self)
      // An answer may be larger than a pipe's buffer, so a task of its own reads.
      let reading = Task.detached { await Self.read(process.standardOutput, into: received) }
      let result: Swift.Result<Result, any Error>
      do {
        result = .success(try await body(SourceRewriter(process, scratch: scratch, answers: answers)))
      } catch {
        result = .failure(error)
      }
      // The process ends when it has read all requests.
      try? await process.standardInputWriter.finish()
      await reading.value
      return result
    }
    if case .failure(is NoAnswer) = ended.closureResult {
      throw AppBuildError(message: "the sources cannot be rewritten: \(ended.standardError)")
    }
    return try ended.closureResult.get()
  }

  /// The error that the process ended without an answer.
  private struct NoAnswer: Error {}

  /// Reads answers, which are one line each, until the process ends.
  private nonisolated static func read(
    _ output: SubprocessOutputSequence, into answers: AsyncStream<Data>.Continuation
  ) async {
    var line = Data()
    var buffers = output.makeAsyncIterator()
    while let buffer = try? await buffers.next() {
      var rest = buffer.withUnsafeBytes { Data($0) }[...]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        answers.yield(line + rest[..<end])
        line = Data()
        rest = rest[(end + 1)...]
      }
      line += rest
    }
    answers.finish()
  }

  /// Rewrites the sources of a target.
  func answer(to request: Request) async throws -> Answer { try await answer("rewrite", request) }

  /// The names of the types that some sources declare at the top level.
  ///
  /// - Parameter files: the absolute paths of the sources. A file that cannot be read is skipped.
  func typeNames(in files: [String]) async throws -> Set<String> {
    Set(try await answer("types", files) as [String])
  }

  /// The text of a file that replaces a missing module; `nil` if the sources use nothing of the module.
  ///
  /// - Parameters:
  ///   - module: the name of the module.
  ///   - missingModules: the names of all missing modules.
  ///   - requests: the paths of the files with the last requests about the app and its modules.
  func surface(of module: String, missingModules: [String], requests: [String]) async throws -> String? {
    struct Request: Encodable {
      var module: String
      var missingModules: [String]
      var requests: [String]
    }
    return try await answer(
      "surface", Request(module: module, missingModules: missingModules, requests: requests)) as String?
  }

  private func answer<Answer: Decodable>(_ word: String, _ request: some Encodable) async throws -> Answer {
    try JSONEncoder().encode(request).write(to: URL(filePath: scratch), options: .atomic)
    guard (try? await process.standardInputWriter.write("\(word) \(scratch)\n")) != nil else { throw NoAnswer() }
    for await answer in answers { return try JSONDecoder().decode(Answer.self, from: answer) }
    throw NoAnswer()
  }
}
