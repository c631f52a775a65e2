import Foundation
import SurfaceGeneration

/// Writes the generated code of Apple's frameworks: `surface [--check] REPOSITORY`.
///
/// With `--check` it writes nothing; the exit code is 1 if a file differs from what the folder Surface says.
@main enum Program {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let isCheck = arguments.first == "--check"
    guard let root = arguments.dropFirst(isCheck ? 1 : 0).first, arguments.count == (isCheck ? 2 : 1) else {
      FileHandle.standardError.write(Data("usage: surface [--check] REPOSITORY\n".utf8))
      exit(64)
    }
    let repository = Repository(root: URL(filePath: root))
    let (files, problems) = try repository.generate()
    guard problems.isEmpty else { fail(problems) }
    guard isCheck else {
      for path in try repository.write(files) { print("wrote \(path)") }
      return
    }
    let differences = try repository.differences(from: files)
    guard differences.isEmpty else { fail(differences) }
  }

  private static func fail(_ problems: [Problem]) -> Never {
    for problem in problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
    exit(1)
  }
}
