import Foundation
import SourceRewriting

/// Answers requests about one target until the standard input ends.
///
/// Each line of the standard input is one request: a word and the path of a JSON file, which are separated by a space.
/// Each answer is one line of JSON on the standard output.
///
/// | word | content of the file | answer |
/// | --- | --- | --- |
/// | `rewrite` | ``ProjectRequest`` | ``ProjectRequest/Answer`` |
/// | `surface` | ``SurfaceRequest`` | the text of the surface; `null` if no name belongs to the module |
/// | `types` | the paths of sources | the names of the types that they declare, in alphabetical order |
///
/// One process answers all requests about a target, so that unchanged texts are parsed only once.
struct RequestServer {
  /// The error that a line is no request.
  struct UnknownRequest: Error, CustomStringConvertible {
    var line: String
    var description: String { "unknown request: \(line)" }
  }

  private let trees = SyntaxTrees()

  func run() throws {
    while let line = readLine() {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch words.first {
      case "rewrite" where words.count == 2:
        try answer(try question(ProjectRequest.self, in: words[1]).perform(with: trees))
        trees.endRound()
      case "surface" where words.count == 2:
        try answer(try question(SurfaceRequest.self, in: words[1]).surface(with: trees))
      case "types" where words.count == 2:
        let files = ProjectRequest.sources(try question([String].self, in: words[1]), trees)
        try answer(Set(files.compactMap(\.self).flatMap(\.typeNames)).sorted())
      default:
        throw UnknownRequest(line: line)
      }
    }
  }

  private func question<Question: Decodable>(_ type: Question.Type, in path: String) throws -> Question {
    try JSONDecoder().decode(type, from: Data(contentsOf: URL(filePath: path)))
  }

  private func answer(_ answer: some Encodable) throws {
    // JSON without line breaks between its parts has none at all: in strings they are escaped.
    try FileHandle.standardOutput.write(contentsOf: try JSONEncoder().encode(answer) + Data("\n".utf8))
  }
}
