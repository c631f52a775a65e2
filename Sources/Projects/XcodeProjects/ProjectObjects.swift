import Foundation

/// The objects in a `project.pbxproj` by their identifiers.
struct ProjectObjects {
  /// An object: a dictionary whose entry `isa` is its kind.
  struct Object {
    let identifier: String
    private let values: [String: Any]

    init(_ identifier: String, _ values: [String: Any]) {
      self.identifier = identifier
      self.values = values
    }

    /// The kind, such as `PBXNativeTarget`.
    var kind: String { self["isa"] ?? "" }
    /// The text for a key; `nil` if there is none.
    subscript(key: String) -> String? { values[key] as? String }
    /// The list of texts for a key, such as the identifiers of other objects; empty if there is none.
    func list(_ key: String) -> [String] { values[key] as? [String] ?? [] }
    /// The table of texts for a key, such as build settings. A list of texts is joined by spaces.
    func table(_ key: String) -> [String: String] {
      (values[key] as? [String: Any] ?? [:]).compactMapValues { value in
        (value as? String) ?? (value as? [String])?.joined(separator: " ")
      }
    }
  }

  private let objects: [String: Object]
  /// The root object, which refers to the others directly or indirectly.
  let root: Object

  private static let largestMegabytes = 64

  /// Reads a project file.
  ///
  /// - Parameters:
  ///   - path: the path to read from.
  ///   - shown: the path to print in error messages.
  init(at path: String, shown: String) throws(ProjectError) {
    let data = try ProjectData.read(path, shown: shown, called: "project file", atMost: Self.largestMegabytes)
    guard let top = try Self.propertyList(data, at: shown) as? [String: Any],
      let objects = top["objects"] as? [String: [String: Any]], let root = top["rootObject"] as? String,
      let values = objects[root]
    else { throw ProjectError(shown, "it is no project file of Xcode: it has no objects or no root object") }
    self.objects = Dictionary(uniqueKeysWithValues: objects.map { ($0.key, Object($0.key, $0.value)) })
    self.root = Object(root, values)
  }

  /// All objects, in the order of their identifiers.
  var all: [Object] { objects.values.sorted { $0.identifier < $1.identifier } }

  /// The object with an identifier; `nil` if there is none.
  subscript(identifier: String?) -> Object? { identifier.flatMap { objects[$0] } }

  /// The objects whose identifiers are in an object's list for a key. Objects that do not exist are left out.
  func objects(_ key: String, of object: Object) -> [Object] { object.list(key).compactMap { self[$0] } }

  private static func propertyList(_ data: Data, at shown: String) throws(ProjectError) -> Any {
    do {
      return try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      // The parser's error is a Core Foundation object, of which only the description can be read.
      let said = "\((error as NSError).userInfo["kCFPropertyListOldStyleParsingError"] ?? "")"
      let match = said.firstMatch(of: /NSDebugDescription=([^}]*) at line (\d+)/)
      throw ProjectError(
        shown, line: match.flatMap { Int($0.2) },
        "the project file is damaged\(match.map { ": \(String($0.1).lowercasedFirst)" } ?? "")")
    }
  }
}

extension String {
  /// The text with its first letter in lower case.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
