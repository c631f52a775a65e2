/// A value of a trait whose reads are noted. To compare it or to hash it is to read it.
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

  /// The value for those who only hand it on, into a place where reads are noted.
  package var handedOn: Value { stored }

  /// This value, or the other one where that is not `unspecified`.
  package func overridden(by other: Noted, unless unspecified: Value) -> Noted {
    other.stored == unspecified ? self : other
  }
}
