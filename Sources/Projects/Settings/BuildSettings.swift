import Foundation

/// The build settings of a target. They come from several levels, such as project and target: a level overrides those
/// that were added before.
///
/// ``XcodeTargetReader``, `XcodeGenTargetReader` and `TuistTargetReader` add the levels of a target;
/// ``ConfigurationFile`` reads the settings in `.xcconfig` files.
struct BuildSettings {
  private var values: [String: String] = [:]
  /// The maximum nesting depth of references, as in `$(A_$(B))`.
  private static let deepest = 16
  /// The maximum length of an expanded value in bytes.
  private static let longest = 1 << 16

  /// Adds a level. In its values, `$(inherited)` is replaced by the value that the setting had before.
  ///
  /// - Parameter level: the values by the names of the settings. A setting with a condition, as in
  ///   `NAME[sdk=iphoneos*]`, is used only if the condition is true for the iPhone simulator.
  mutating func add(_ level: [String: String]) {
    // In sorted order, the conditional settings come after the unconditional setting with the same name, and override
    // it.
    for (key, value) in level.sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: "[", maxSplits: 1).map(String.init)
      guard let name = parts.first, parts.count == 1 || Self.holds("[" + parts[1]) else { continue }
      let inherited = values[name] ?? ""
      values[name] = value.replacing(/\$[({]inherited[)}]/, with: inherited)
    }
  }

  /// The value of a setting, with references to other settings replaced; `nil` if the setting is missing or empty.
  subscript(name: String) -> String? {
    var known: [String: String] = [:]
    let text = value(of: name, &known).trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : text
  }

  /// The value of a setting as a list of words that are separated by spaces.
  func words(of name: String) -> [String] {
    self[name]?.split(separator: " ").map { String($0).trimmingCharacters(in: CharacterSet(charactersIn: "\"")) } ?? []
  }

  /// Whether a setting is `YES`.
  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// The values of the settings whose names begin with a prefix. The keys are the names without the prefix.
  func all(withPrefix prefix: String) -> [String: String] {
    var all: [String: String] = [:]
    for name in values.keys where name.hasPrefix(prefix) { all[String(name.dropFirst(prefix.count))] = self[name] }
    return all
  }

  /// Replaces references to settings in a text by their values: `$(NAME)`, `${NAME}` and `$(NAME:lower)`.
  ///
  /// A reference of a setting to itself is replaced by an empty text. The result is empty if it would be too long.
  ///
  /// - Parameter known: the values that were expanded before, so that each is expanded only once.
  private func expanded(_ text: String, _ known: inout [String: String]) -> String {
    var text = text
    // The name may contain another reference, as in `$(FLAGS_$(CONFIGURATION))`: the inner reference is replaced first.
    for _ in 0..<Self.deepest where text.contains("$") {
      let result = text.replacing(/\$(?:\(([^()$]+)\)|\{([^{}$]+)\})/) { match in
        let words = (match.1 ?? match.2 ?? "").split(separator: ":").map(String.init)
        guard let name = words.first else { return "" }
        return words.dropFirst().reduce(value(of: name, &known), Self.modified)
      }
      guard result.utf8.count <= Self.longest else { return "" }
      if result == text { break }
      text = result
    }
    return text
  }

  private func value(of name: String, _ known: inout [String: String]) -> String {
    if let value = known[name] { return value }
    known[name] = ""
    let value = expanded(values[name] ?? "", &known)
    known[name] = value
    return value
  }

  /// Applies an operator that follows the name in a reference, such as `lower` in `$(NAME:lower)`.
  private static func modified(_ value: String, by modifier: String) -> String {
    switch modifier {
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "c99extidentifier", "identifier": identifier(value)
    case "rfc1034identifier": String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    case "base": value.baseName
    case "dir": (value as NSString).deletingLastPathComponent
    case "file": (value as NSString).lastPathComponent
    case "suffix": (value as NSString).pathExtension
    default: modifier.hasPrefix("default=") && value.isEmpty ? String(modifier.dropFirst(8)) : value
    }
  }

  /// Makes the name of a module from a text by replacing all characters other than letters and digits by underscores. A
  /// name that would begin with a digit is prefixed with an underscore.
  static func identifier(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }

  /// Whether the conditions in brackets, such as `[sdk=iphoneos*][arch=arm64]`, are true for the iPhone simulator.
  private static func holds(_ conditions: String) -> Bool {
    conditions.matches(of: /\[(\w+)=([^\]]*)\]/).allSatisfy { match in
      switch match.1 {
      case "sdk": matches("iphonesimulator", match.2)
      case "arch": matches("x86_64", match.2) || matches("arm64", match.2)
      case "config": matches("Debug", match.2)
      default: true
      }
    }
  }

  /// Whether a word matches a pattern that may end with an asterisk, such as `iphone*`.
  private static func matches(_ word: String, _ pattern: Substring) -> Bool {
    pattern.hasSuffix("*") ? word.hasPrefix(pattern.dropLast()) : word == pattern
  }
}
