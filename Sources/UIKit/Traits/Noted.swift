/// A value of a trait that records when it is read. Comparing and hashing count as reads.
nonisolated package struct Noted<Value: ChosenTrait>: Hashable, Sendable {
  private var stored: Value

  package init(_ value: Value) {
    stored = value
  }

  package var value: Value {
    get {
      TraitReads.note(Value.trait)
      return stored
    }
    set { stored = newValue }
  }

  package static func == (left: Noted, right: Noted) -> Bool {
    left.value == right.value
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }

  /// The value, without recording a read. For code that only copies it to another place that records reads.
  package var handedOn: Value { stored }

  /// The other value, or this one if the other is `unspecified`.
  package func overridden(by other: Noted, unless unspecified: Value) -> Noted {
    other.stored == unspecified ? self : other
  }
}
