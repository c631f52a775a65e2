import Audit
import Environments
import Foundation
import InterfaceBuilder

/// The JSON schema of configuration files, with which editors offer completion and checks.
public enum ConfigurationSchema {
  /// The definitions to which several places of the schema refer.
  enum Definition: String, CaseIterable {
    case device, rule, ruleSettings, textSize

    /// The schema that the definition contains.
    var schema: JSONValue {
      switch self {
      case .device: .known([AxisNames.all] + Device.all.map(\.id))
      case .rule: .words(RuleCatalogue.rules.map(\.identifier))
      case .ruleSettings:
        ConfigurationSchema.ruleSettings(ConfigurationKey<RuleSettings>.settings)
      case .textSize: .known([AxisNames.all] + TextSize.names)
      }
    }
  }

  /// The schema of a rule's settings: `on`, `off`, or keys and values.
  static func ruleSettings(_ keys: [ConfigurationKey<RuleSettings>]) -> JSONValue {
    .object([
      "anyOf": .list([
        .object(["enum": .list(["on", "off", true, false])]), ValueKind.mapping(keys, RuleSettings()).schema,
      ])
    ])
  }

  /// A schema that consists of a reference to a definition.
  static func reference(to definition: Definition) -> JSONValue {
    .object(["$ref": .text("#/definitions/\(definition.rawValue)")])
  }

  /// The schema as text, in [JSON Schema, draft 7](https://json-schema.org/draft-07), the newest version that editors
  /// commonly support.
  public static func json() throws -> String {
    let keys = ValueKind.mapping(ConfigurationKey<ProjectConfiguration>.top, ProjectConfiguration(path: ""))
    let definitions = Definition.allCases.map { ($0.rawValue, $0.schema) }
    let schema = keys.schema.with([
      "$schema": "http://json-schema.org/draft-07/schema#", "title": "Configuration of snug audit (.snug.yml)",
      "definitions": .object(Dictionary(uniqueKeysWithValues: definitions)),
    ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(schema), as: UTF8.self) + "\n"
  }
}

extension JSONValue {
  /// The schema of a text for which editors suggest some words, but which may be any text.
  fileprivate static func known(_ words: [String]) -> JSONValue {
    .object(["anyOf": .list([.words(words), .object(["type": "string"])])])
  }
}
