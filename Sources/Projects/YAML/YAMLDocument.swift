import Foundation
import Yams

/// Reads YAML files.
enum YAMLDocument {
  private static let largestMegabytes = 1
  /// The most keys that may be marked by `?`. Such a key can be as large as the file, and the parser reads it once for
  /// each key around it.
  private static let mostMarkedKeys = 8

  /// The value of a file; an empty table if the file is empty.
  ///
  /// - Parameters:
  ///   - path: the file that is opened.
  ///   - shown: its path as errors name it.
  static func value(at path: String, shown: String) throws(ProjectError) -> YAMLValue {
    let data = try ProjectData.read(path, shown: shown, atMost: largestMegabytes)
    guard let text = String(validating: data, as: UTF8.self) else { throw ProjectError(shown, "the file is not UTF-8") }
    return try value(of: text, shown: shown)
  }

  /// The value of a text.
  static func value(of text: String, shown: String) throws(ProjectError) -> YAMLValue {
    try lookForMarkedKeys(in: text, shown: shown)
    let text = YAMLAliases.marked(in: text)
    do {
      // All values are read as texts; their users decide what they mean.
      let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      // The nodes need the parser for their anchors.
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

  /// Throws if there are too many keys that are marked by `?`.
  private static func lookForMarkedKeys(in text: String, shown: String) throws(ProjectError) {
    var (line, count) = (1, 0)
    // What stands before, without spaces: such a key is the first one on its line, or behind one of these characters.
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
