import Foundation

/// How an app is walked through: the entry `walk` of the configuration.
package nonisolated struct WalkSettings: Codable, Hashable, Sendable {
  /// What to type into some text fields.
  package struct Field: Codable, Hashable, Sendable {
    /// The accessibility identifiers, placeholders or labels of the fields, or their identifiers in documents.
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
