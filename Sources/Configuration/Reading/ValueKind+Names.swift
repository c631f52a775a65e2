import Audit
import Environments
import InterfaceBuilder
import UIKit
import Walking
import Yams

extension ValueKind where Value == String {
  /// The identifier of a rule.
  static var rule: ValueKind {
    let identifiers = RuleCatalogue.rules.map(\.identifier)
    return ValueKind(schema: ConfigurationSchema.reference(to: .rule)) { node, problems in
      guard let text = ValueKind<String>.text.read(node, &problems) else { return nil }
      if identifiers.contains(text) { return text }
      problems.add(RuleCatalogue.complaint(aboutUnknown: text), at: node)
      return nil
    }
  }

  /// A language such as `de` or `pt-BR`, `all` for every language, or `base` for the document's own texts.
  static var locale: ValueKind {
    ValueKind(schema: ValueKind<String>.text.schema) { node, problems in
      guard let text = ValueKind<String>.text.read(node, &problems) else { return nil }
      if EnvironmentSelection.isSpecial(text) || Language.isKnown(text) {
        return text
      }
      problems.add(
        "“\(text)” is no language; write de or pt-BR, all, base, "
          + "or a pseudo-language: \(PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", "))", at: node)
      return nil
    }
  }
}

extension ValueKind where Value == String {
  /// The path of a file or folder in the configuration's folder, or below it, relative to that folder.
  static var pathInside: ValueKind {
    ValueKind<PathPattern>.path.map(\.text).checked {
      $0.split(separator: "/").contains("..") ? "“\($0)” leads out of the folder of the configuration" : nil
    }
  }

  /// The name of a compilation condition, such as `DEBUG`.
  static var condition: ValueKind {
    text.checked {
      $0.wholeMatch(of: /[A-Za-z_]\w*/) == nil ? "“\($0)” is no name of a condition, such as DEBUG" : nil
    }
  }
}

extension ValueKind where Value == Int {
  /// A whole number from 1 to a limit.
  static func count(upTo limit: Int) -> ValueKind {
    let schema: JSONValue = .object(["type": "integer", "minimum": .number(1), "maximum": .number(Double(limit))])
    return ValueKind(schema: schema) { node, problems in
      guard let scalar = node.scalar, let number = Int(scalar.string) else {
        problems.add("a whole number is expected here, not \(node.kindInWords)", at: node)
        return nil
      }
      guard (1...limit).contains(number) else {
        problems.add("\(number) is not between 1 and \(limit)", at: node)
        return nil
      }
      return number
    }
  }
}

extension ValueKind where Value == [String: AppStart.Value] {
  /// Values of user defaults by their keys: true or false, a number, a text or a list of texts.
  static var valuesByName: ValueKind {
    let one: JSONValue = .object(["type": .list(["boolean", "number", "string"])])
    let list: JSONValue = .object(["type": "array", "items": .object(["type": "string"])])
    let schema: JSONValue = .object([
      "type": "object", "additionalProperties": .object(["anyOf": .list([one, list])]),
    ])
    return ValueKind(schema: schema) { node, problems in
      guard let mapping = node.mapping else {
        problems.add("keys and values are expected here, not \(node.kindInWords)", at: node)
        return nil
      }
      var values: [String: AppStart.Value] = [:]
      for (name, node) in mapping {
        guard let name = name.scalar?.string else { continue }
        if let scalar = node.scalar {
          values[name] = value(scalar, of: node)
        } else if let list = node.sequence, list.allSatisfy({ $0.scalar != nil }) {
          values[name] = .list(list.compactMap { $0.scalar?.string })
        } else {
          problems.add("true, false, a number, a text or a list of texts is expected here", at: node)
        }
      }
      return values
    }
  }

  /// A text in quotation marks is a text, even if it looks like a number.
  private static func value(_ scalar: Node.Scalar, of node: Node) -> AppStart.Value {
    guard scalar.style == .plain else { return .text(scalar.string) }
    if let flag = node.bool { return .flag(flag) }
    if let number = node.int { return .integer(number) }
    if let number = node.float { return .number(number) }
    return .text(scalar.string)
  }
}

extension ValueKind where Value == [AppStart.Response] {
  /// Files by the addresses of requests.
  static var responses: ValueKind {
    let path = ValueKind<String>.pathInside
    let schema: JSONValue = .object(["type": "object", "additionalProperties": path.schema])
    return ValueKind(schema: schema) { node, problems in
      guard let mapping = node.mapping else {
        problems.add("addresses and files are expected here, not \(node.kindInWords)", at: node)
        return nil
      }
      var responses: [AppStart.Response] = []
      for (name, node) in mapping {
        guard let pattern = name.scalar?.string, let file = path.read(node, &problems) else { continue }
        responses.append(AppStart.Response(pattern: pattern, file: file))
      }
      return responses
    }
  }
}

extension ValueKind where Value == PathPattern {
  /// A pattern for files or folders, relative to the configuration's folder.
  static var path: ValueKind {
    ValueKind(schema: ValueKind<String>.text.schema) { node, problems in
      guard let text = ValueKind<String>.text.read(node, &problems) else { return nil }
      guard !text.hasPrefix("/"), !text.hasPrefix("~") else {
        problems.add("“\(text)” is not relative to the folder of the configuration", at: node)
        return nil
      }
      return PathPattern(text)
    }
  }
}

extension ValueKind where Value == Impact {
  /// The impact of a finding, from `minor` to `critical`.
  static var impact: ValueKind {
    word(
      ["minor": .minor, "moderate": .moderate, "serious": .serious, "critical": .critical], named: "impact")
  }
}

extension ValueKind where Value == Outcome {
  /// The outcome of a finding: `violation` or `needs-review`.
  static var outcome: ValueKind {
    word(["violation": .violation, "needs-review": .needsReview], named: "outcome")
  }
}

extension ValueKind {
  /// A list of values of an axis of the environments, with the same names as in options of the command line.
  ///
  /// - Parameters:
  ///   - schema: the schema of one value.
  ///   - values: returns the values that a name stands for.
  static func axis<Element>(
    _ schema: JSONValue, _ values: @escaping (String) throws(UnknownName) -> [Element]
  ) -> ValueKind where Value == [Element] {
    let name = ValueKind<[Element]>(schema: schema) { node, problems in
      guard let text = ValueKind<String>.text.read(node, &problems) else { return nil }
      do throws(UnknownName) {
        return try values(text)
      } catch {
        problems.add(error.message, at: node)
        return nil
      }
    }
    let names = name.list
    return ValueKind(schema: names.schema) { node, problems in
      if node.sequence?.isEmpty == true {
        problems.add("the list is empty, which leaves no environment; leave out the key for the default", at: node)
      }
      return names.read(node, &problems)?.flatMap(\.self)
    }
  }
}
