import Environments
import Yams

/// A key of a YAML mapping in the configuration: its purpose, the kind of its value, and the property of `Target` in
/// which the value is stored.
struct ConfigurationKey<Target> {
  var name: String
  /// The purpose of the key, one sentence. It is the description in the JSON schema.
  var help: String
  /// Whether it is an error if a mapping does not have the key.
  var isRequired = false
  var schema: JSONValue
  /// Reads the key's value from a YAML node and stores it in the target; adds a problem if the value is invalid.
  var read: (Node, inout Target, inout Problems) -> Void

  /// Makes a key whose value is stored in a property.
  init<Value>(
    _ name: String, _ help: String, isRequired: Bool = false, _ kind: ValueKind<Value>,
    _ property: WritableKeyPath<Target, Value>
  ) {
    self.init(name, help, isRequired: isRequired, kind) { $0[keyPath: property] = $1 }
  }

  /// Makes a key whose value is stored in an optional property.
  init<Value>(
    _ name: String, _ help: String, isRequired: Bool = false, _ kind: ValueKind<Value>,
    _ property: WritableKeyPath<Target, Value?>
  ) {
    self.init(name, help, isRequired: isRequired, kind) { $0[keyPath: property] = $1 }
  }

  private init<Value>(
    _ name: String, _ help: String, isRequired: Bool, _ kind: ValueKind<Value>,
    _ set: @escaping (inout Target, Value) -> Void
  ) {
    self.name = name
    self.help = help
    self.isRequired = isRequired
    schema = kind.schema.with(["description": .text(help)])
    read = { node, target, problems in
      if let value = kind.read(node, &problems) { set(&target, value) }
    }
  }

  private init(
    name: String, help: String, isRequired: Bool, schema: JSONValue,
    read: @escaping (Node, inout Target, inout Problems) -> Void
  ) {
    self.name = name
    self.help = help
    self.isRequired = isRequired
    self.schema = schema
    self.read = read
  }

  /// A copy of this key for a larger target type: it stores the value in the target's property `part`.
  func within<Whole>(_ part: WritableKeyPath<Whole, Target>) -> ConfigurationKey<Whole> {
    ConfigurationKey<Whole>(name: name, help: help, isRequired: isRequired, schema: schema) { node, whole, problems in
      read(node, &whole[keyPath: part], &problems)
    }
  }
}

extension ValueKind {
  /// A mapping in which only the given keys are allowed.
  ///
  /// - Parameters:
  ///   - keys: the keys.
  ///   - initial: the value that results from an empty mapping.
  static func mapping(_ keys: [ConfigurationKey<Value>], _ initial: Value) -> ValueKind {
    let properties = Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0.schema) })
    var schema: [String: JSONValue] = [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { schema["required"] = .list(required.map { .text($0) }) }
    return ValueKind(schema: .object(schema)) { node, problems in
      guard let mapping = node.mapping else {
        problems.add(
          "keys and values are expected here, not \(node.kindInWords); the keys are \(list(of: keys))", at: node)
        return nil
      }
      var value = initial
      for (name, node) in mapping {
        guard let key = keys.first(where: { $0.name == name.scalar?.string }) else {
          let text = name.scalar?.string ?? ""
          problems.add(
            "there is no key “\(text)”\(Suggestion.clause(for: text, among: keys.map(\.name))) the keys are "
              + list(of: keys), at: name)
          continue
        }
        key.read(node, &value, &problems)
      }
      for name in required where !mapping.keys.contains(where: { $0.scalar?.string == name }) {
        problems.add("the key “\(name)” is missing", at: node)
      }
      return value
    }
  }

  private static func list(of keys: [ConfigurationKey<Value>]) -> String {
    keys.map(\.name).joined(separator: ", ")
  }
}
