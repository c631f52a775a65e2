import Foundation

/// The build settings of a target, whose values come from several levels: a level overrides the ones before it.
///
/// ``XcodeTargetReader``, `XcodeGenTargetReader` and `TuistTargetReader` add the levels of a target;
/// ``ConfigurationFile`` reads those in `.xcconfig` files.
struct BuildSettings {
  private var values: [String: String] = [:]
  /// The deepest nesting of names, as in `$(A_$(B))`.
  private static let deepest = 16
  /// The longest text, in bytes.
  private static let longest = 1 << 16

  /// Adds a level. `$(inherited)` in it is the value so far.
  ///
  /// - Parameter level: settings by name. A condition in brackets, as in `NAME[sdk=iphoneos*]`, applies if it holds for
  ///   the simulator of an iPhone.
  mutating func add(_ level: [String: String]) {
    // In this order, those with a condition come after the one without, and override it.
    for (key, value) in level.sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: "[", maxSplits: 1).map(String.init)
      guard let name = parts.first, parts.count == 1 || Self.holds("[" + parts[1]) else { continue }
      let inherited = values[name] ?? ""
      values[name] = value.replacing(/\$[({]inherited[)}]/, with: inherited)
    }
  }

  /// The value of a setting, with the settings it refers to; `nil` if it is not set or empty.
  subscript(name: String) -> String? {
    var known: [String: String] = [:]
    let text = value(of: name, &known).trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : text
  }

  /// The words of a setting.
  func words(of name: String) -> [String] {
    self[name]?.split(separator: " ").map { String($0).trimmingCharacters(in: CharacterSet(charactersIn: "\"")) } ?? []
  }

  /// Whether a setting is `YES`.
  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// The settings whose names begin with a prefix, by the rest of the name.
  func all(withPrefix prefix: String) -> [String: String] {
    var all: [String: String] = [:]
    for name in values.keys where name.hasPrefix(prefix) { all[String(name.dropFirst(prefix.count))] = self[name] }
    return all
  }

  /// A text with the values of the settings it refers to, as in `$(NAME)`, `${NAME}` and `$(NAME:lower)`.
  ///
  /// A setting that refers to itself is empty, and so is a text that gets too long.
  ///
  /// - Parameter known: the values that were expanded before, so that each is expanded once.
  private func expanded(_ text: String, _ known: inout [String: String]) -> String {
    var text = text
    // The name may refer to a setting, too, as in `$(FLAGS_$(CONFIGURATION))`: the inner one is replaced first.
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

  /// A value changed by one of the operators that follow the name of a setting.
  private static func modified(_ value: String, by modifier: String) -> String {
    switch modifier {
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "c99extidentifier", "identifier": identifier(value)
    case "rfc1034identifier": String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    case "base": ((value as NSString).lastPathComponent as NSString).deletingPathExtension
    case "dir": (value as NSString).deletingLastPathComponent
    case "file": (value as NSString).lastPathComponent
    case "suffix": (value as NSString).pathExtension
    default: modifier.hasPrefix("default=") && value.isEmpty ? String(modifier.dropFirst(8)) : value
    }
  }

  /// A text as the name of a module: what is no letter or digit becomes an underscore.
  static func identifier(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }

  /// Whether the conditions in brackets hold for the simulator of an iPhone.
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

  /// Whether a pattern such as `iphone*` matches a word.
  private static func matches(_ word: String, _ pattern: Substring) -> Bool {
    pattern.hasSuffix("*") ? word.hasPrefix(pattern.dropLast()) : word == pattern
  }
}
