import Foundation

/// The objects of a `project.pbxproj`, by their identifiers.
struct ProjectObjects {
  /// One object: a dictionary that says its kind as `isa`.
  struct Object {
    let identifier: String
    private let values: [String: Any]

    init(_ identifier: String, _ values: [String: Any]) {
      self.identifier = identifier
      self.values = values
    }

    /// The kind, such as `PBXNativeTarget`.
    var kind: String { self["isa"] ?? "" }
    /// A text.
    subscript(key: String) -> String? { values[key] as? String }
    /// A list of texts, such as identifiers of other objects; empty if there is none.
    func list(_ key: String) -> [String] { values[key] as? [String] ?? [] }
    /// A table of texts; lists of texts are joined by spaces.
    func table(_ key: String) -> [String: String] {
      (values[key] as? [String: Any] ?? [:]).compactMapValues { value in
        (value as? String) ?? (value as? [String])?.joined(separator: " ")
      }
    }
  }

  private let objects: [String: Object]
  /// The object that the others hang on.
  let root: Object

  private static let largestMegabytes = 64

  /// Reads a project file.
  ///
  /// - Parameters:
  ///   - path: the file that is opened.
  ///   - shown: its path as errors name it.
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

  /// An object by its identifier.
  subscript(identifier: String?) -> Object? { identifier.flatMap { objects[$0] } }

  /// The objects that a list of an object names; those that do not exist are left out.
  func objects(_ key: String, of object: Object) -> [Object] { object.list(key).compactMap { self[$0] } }

  private static func propertyList(_ data: Data, at shown: String) throws(ProjectError) -> Any {
    do {
      return try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      // What the parser of this syntax says is an object of Core Foundation, of which only the description is known.
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
