/// A value of a trait whose reads are noted. Comparing and hashing count as reads.
nonisolated package struct Noted<Value: ChosenTrait>: Hashable, Sendable {
  private var stored: Value

  package init(_ value: Value) {
    stored = value
  }

  /// The value.
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

  /// The value without noting a read, for code that only copies it to another place where reads are noted.
  package var handedOn: Value { stored }

  /// This value, or the other one where that is not `unspecified`.
  package func overridden(by other: Noted, unless unspecified: Value) -> Noted {
    other.stored == unspecified ? self : other
  }
}
