import Environments
import Yams

/// A key of a mapping: its purpose, the values that it takes, and where they are stored.
struct ConfigurationKey<Target> {
  var name: String
  /// What it is for, one sentence.
  var help: String
  /// Whether a mapping without it is wrong.
  var isRequired = false
  var schema: JSONValue
  /// Reads a value into the target.
  var read: (Node, inout Target, inout Problems) -> Void

  /// A key whose value is stored in a property.
  init<Value>(
    _ name: String, _ help: String, isRequired: Bool = false, _ kind: ValueKind<Value>,
    _ property: WritableKeyPath<Target, Value>
  ) {
    self.init(name, help, isRequired: isRequired, kind) { $0[keyPath: property] = $1 }
  }

  /// A key whose value is stored in an optional property.
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

  /// The same key for a larger target, of which this key's target is a part.
  func within<Whole>(_ part: WritableKeyPath<Whole, Target>) -> ConfigurationKey<Whole> {
    ConfigurationKey<Whole>(name: name, help: help, isRequired: isRequired, schema: schema) { node, whole, problems in
      read(node, &whole[keyPath: part], &problems)
    }
  }
}

extension ValueKind {
  /// A mapping of known keys.
  ///
  /// - Parameters:
  ///   - keys: the keys.
  ///   - initial: the value before any key is read.
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
