import Foundation
import TestSupport
import Testing

@testable import snug

/// One process answers all requests about a target, and its own errors are told.
@MainActor struct SourceRewriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The names of the types in no files, asked of a program of this shell code as often as `count` says.
  private func answers(of code: String, count: Int = 1) async throws -> [Set<String>] {
    let program = try folder.write(program: code, to: "rewriter")
    return try await SourceRewriter.run(program, scratch: folder.path("request.json")) { rewriter in
      var answers: [Set<String>] = []
      for _ in 0..<count { answers.append(try await rewriter.typeNames(in: [])) }
      return answers
    }
  }

  @Test func oneProcessAnswersAll() async throws {
    let code = "n=0; while read word path; do n=$((n+1)); echo \"[\\\"$word$n\\\"]\"; done"
    #expect(try await answers(of: code, count: 3) == [["types1"], ["types2"], ["types3"]])
  }

  @Test func anAnswerMayBeLargerThanAPipe() async throws {
    let code = "read line; printf '[\"'; head -c 300000 /dev/zero | tr '\\0' a; echo '\"]'"
    #expect(try await answers(of: code).first?.first?.count == 300_000)
  }

  @Test func aProcessThatEndsSaysWhy() async throws {
    let error = await #expect(throws: AppBuildError.self) { try await answers(of: "echo no memory >&2; exit 1") }
    #expect(error?.message == "the sources cannot be rewritten: no memory\n")
  }
}
