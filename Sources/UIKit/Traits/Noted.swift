/// Wraps the value of a trait, and records with ``TraitReads`` when the value is read. Comparing and hashing count as
/// reads.
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

  /// The value, without recording a read. For code that only copies the value into another wrapper or combines values.
  package var handedOn: Value { stored }

  /// Returns `other`, or this value if `other` is equal to `unspecified`. Records no read.
  package func overridden(by other: Noted, unless unspecified: Value) -> Noted {
    other.stored == unspecified ? self : other
  }
}
