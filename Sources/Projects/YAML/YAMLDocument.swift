import Foundation
import Yams

/// Reads YAML files.
enum YAMLDocument {
  private static let largestMegabytes = 1
  /// The maximum number of keys that are marked by `?`. Such a key can be as large as the whole file, and the parser
  /// processes it again for each key that contains it.
  private static let mostMarkedKeys = 8

  /// Reads a file; the result is an empty table if the file is empty.
  ///
  /// - Parameters:
  ///   - path: the path to read from.
  ///   - shown: the path to print in error messages.
  static func value(at path: String, shown: String) throws(ProjectError) -> YAMLValue {
    let data = try ProjectData.read(path, shown: shown, atMost: largestMegabytes)
    guard let text = String(validating: data, as: UTF8.self) else { throw ProjectError(shown, "the file is not UTF-8") }
    return try value(of: text, shown: shown)
  }

  /// Parses a text.
  static func value(of text: String, shown: String) throws(ProjectError) -> YAMLValue {
    try lookForMarkedKeys(in: text, shown: shown)
    let text = YAMLAliases.marked(in: text)
    do {
      // The basic resolver leaves all scalars as text; the code that uses them decides their types.
      let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      // The nodes refer to the parser for their anchors, so it must stay alive.
      return try withExtendedLifetime(parser) {
        guard let root = try parser.singleRoot() else {
          return YAMLValue(.table([:]), at: YAMLValue.Place(path: shown, line: 1))
        }
        var composer = YAMLComposer(path: shown)
        return try composer.value(of: root)
      }
    } catch let error as ProjectError {
      throw error
    } catch let error as YamlError {
      throw projectError(error, in: text, shown: shown)
    } catch {
      throw ProjectError(shown, "this is not YAML: \(error)")
    }
  }

  /// Throws an error if too many keys are marked by `?`.
  private static func lookForMarkedKeys(in text: String, shown: String) throws(ProjectError) {
    var (line, count) = (1, 0)
    // The previous character other than a space: the question mark of a key is the first character on its line, or
    // follows one of the characters below.
    var previous = UInt8(ascii: "\n")
    var isOpen = false
    for byte in text.utf8 {
      let isSpace = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n")].contains(byte)
      if isOpen, isSpace { count += 1 }
      guard count <= mostMarkedKeys else {
        throw ProjectError(shown, line: line, "more than \(mostMarkedKeys) keys are marked by ?: write them without it")
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      isOpen = byte == UInt8(ascii: "?") && "\n-?:{[,".utf8.contains(previous)
      if !isSpace || byte == UInt8(ascii: "\n") { previous = byte }
    }
  }

  private static func projectError(_ error: YamlError, in text: String, shown: String) -> ProjectError {
    switch error {
    case .composer(_, "but found another document", let mark, _):
      return ProjectError(shown, line: mark.line, "the file has more than one YAML document")
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return ProjectError(shown, line: mark.line, "this is not YAML: \(problem)")
    case .reader(let problem, let offset, _, _):
      let line = offset.map { text.prefix($0).count { $0.isNewline } + 1 }
      return ProjectError(shown, line: line, "this is not YAML: \(problem)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      let keys = duplicates.sorted().prefix(8).map { "“\(YAMLAliases.restored($0))”" }.joined(separator: ", ")
      return ProjectError(shown, line: context.mark.line, "the key \(keys) stands twice: remove one of them")
    default:
      return ProjectError(shown, "this is not YAML: \(error)")
    }
  }
}
