import Environments
import Foundation
import Yams

/// A kind of value in the configuration: how it is read from YAML, and its JSON schema.
struct ValueKind<Value> {
  /// The [JSON schema](https://json-schema.org/draft-07/json-schema-validation) of the value.
  var schema: JSONValue
  /// Reads the value from a YAML node; `nil` if the node is empty or invalid. If it is invalid, a problem is added.
  var read: (Node, inout Problems) -> Value?
}

extension ValueKind {
  /// A kind with the same YAML form, whose values are converted by a function.
  func map<Other>(_ transform: @escaping (Value) -> Other) -> ValueKind<Other> {
    ValueKind<Other>(schema: schema) { node, problems in read(node, &problems).map(transform) }
  }

  /// A copy of this kind that also stores the value's line in the configuration file in a property of the value.
  func located(_ line: WritableKeyPath<Value, Int?>) -> ValueKind {
    ValueKind(schema: schema) { node, problems in
      guard var value = read(node, &problems) else { return nil }
      value[keyPath: line] = node.mark?.line
      return value
    }
  }

  /// A copy of this kind with an additional check of the value.
  ///
  /// - Parameter complaint: returns an error message for an invalid value; `nil` for a valid one.
  func checked(_ complaint: @escaping (Value) -> String?) -> ValueKind {
    ValueKind(schema: schema) { node, problems in
      let count = problems.count
      guard let value = read(node, &problems) else { return nil }
      guard problems.count == count, let message = complaint(value) else { return value }
      problems.add(message, at: node)
      return nil
    }
  }

  /// A list of values of this kind. A single value counts as a list of one; an empty node gives `nil`.
  var list: ValueKind<[Value]> {
    let schema: JSONValue = .object([
      "anyOf": .list([self.schema, .object(["type": "array", "items": self.schema]), .object(["type": "null"])])
    ])
    return ValueKind<[Value]>(schema: schema) { node, problems in
      if node.isEmpty { return nil }
      guard let sequence = node.sequence else { return read(node, &problems).map { [$0] } }
      return sequence.compactMap { read($0, &problems) }
    }
  }
}

extension ValueKind where Value == String {
  /// A text that is not empty.
  static var text: ValueKind {
    ValueKind(schema: .object(["type": "string", "minLength": .number(1)])) { node, problems in
      guard let scalar = node.scalar else {
        problems.add("text is expected here, not \(node.kindInWords)", at: node)
        return nil
      }
      guard !scalar.string.allSatisfy(\.isWhitespace) else {
        problems.add("text is expected here", at: node)
        return nil
      }
      return scalar.string
    }
  }
}

extension ValueKind where Value == Double {
  /// A number that is in a range.
  static func number(in range: ClosedRange<Double>) -> ValueKind {
    let schema: JSONValue = .object([
      "type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound),
    ])
    return ValueKind(schema: schema) { node, problems in
      guard let scalar = node.scalar, let number = Double(scalar.string), number.isFinite else {
        problems.add("a number is expected here, not \(node.kindInWords)", at: node)
        return nil
      }
      guard range.contains(number) else {
        problems.add(
          "\(scalar.string) is not between \(Number.exact(range.lowerBound)) and \(Number.exact(range.upperBound))",
          at: node)
        return nil
      }
      return number
    }
  }
}

extension ValueKind {
  /// One of several words.
  ///
  /// - Parameters:
  ///   - words: the words with their values.
  ///   - name: the noun for error messages such as “… is no impact”.
  static func word(_ words: KeyValuePairs<String, Value>, named name: String) -> ValueKind {
    ValueKind(schema: .words(words.map(\.key))) { node, problems in
      guard let text = ValueKind<String>.text.read(node, &problems) else { return nil }
      if let word = words.first(where: { $0.key == text }) { return word.value }
      let names = words.map(\.key)
      problems.add(
        "“\(text)” is no \(name)\(Suggestion.clause(for: text, among: names)) there are \(names.joined(separator: ", "))",
        at: node)
      return nil
    }
  }
}

extension Node {
  /// Whether the node is the missing or null value of a key.
  var isEmpty: Bool {
    guard let scalar, scalar.style == .plain else { return false }
    return ["", "~", "null"].contains(scalar.string)
  }

  /// The kind of the node in words, for error messages.
  var kindInWords: String {
    switch self {
    case .scalar: "“\(scalar?.string ?? "")”"
    case .sequence: "a list"
    case .mapping: "keys and values"
    case .alias: "an alias"
    }
  }
}
