import Foundation

/// How an app is walked through: the entry `walk` of the configuration.
package nonisolated struct WalkSettings: Codable, Hashable, Sendable {
  /// What to type into some text fields.
  package struct Field: Codable, Hashable, Sendable {
    /// The accessibility identifiers, placeholders or labels of the fields.
    package var names: [String] = []
    /// The text to type.
    package var text = ""

    package init() {}
  }

  /// How far the walk goes.
  package var limits = AppWalk.Limits()
  /// What is not tapped, by its text, label or accessibility identifier.
  package var skipped: [String] = []
  /// What to type into text fields. For other fields, ``FieldContent`` knows a text.
  package var fields: [Field] = []
  /// How the app is started.
  package var start = AppStart()

  package init() {}

  /// Whether none of the names is that of something that is not tapped.
  func allowsTap(on names: [String]) -> Bool { !names.contains { skipped.contains($0) } }

  /// The text to type into the field that has one of the names; `nil` if the settings have none.
  func text(forField names: [String]) -> String? {
    fields.first { !Set($0.names).isDisjoint(with: names) }?.text
  }
}

/// How an app is started for a walk: its launch arguments and user defaults.
package nonisolated struct AppStart: Codable, Hashable, Sendable {
  /// A value in the user defaults.
  package enum Value: Codable, Hashable, Sendable {
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([String])
  }

  /// The launch arguments, which the app finds behind those of its process.
  package var arguments: [String] = []
  /// What the user defaults hold before the app is launched, by key.
  package var defaults: [String: Value] = [:]

  package init() {}

  /// Sets the user defaults of this process.
  package func setDefaults() {
    for (key, value) in defaults {
      let object: Any =
        switch value {
        case .flag(let flag): flag
        case .integer(let number): number
        case .number(let number): number
        case .text(let text): text
        case .list(let list): list
        }
      UserDefaults.standard.set(object, forKey: key)
    }
  }
}
