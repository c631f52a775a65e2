/// A step of a derivation whose place in the order is not settled.
@MainActor struct DraftStep {
  /// A known measure times a factor.
  struct Term {
    var factor: Double
    var measure: Measure
    /// The place of the draft that gives it; `nil` where it is given.
    var draft: Int?
  }

  var result: Measure
  var terms: [Term]
  var constant: Double
  var kind: DerivationStep.Kind
  var reasons: [LayoutReason] = []
  var relation = NSLayoutConstraint.Relation.equal
  /// The values that an open measure could have as well.
  var range: ClosedRange<Double>?

  /// Adds a known measure times a factor, to the same measure where there is one.
  mutating func add(_ term: Term) {
    if let index = terms.firstIndex(where: { $0.measure.isSame(as: term.measure) }) {
      terms[index].factor += term.factor
      if abs(terms[index].factor) < 1e-9 { terms.remove(at: index) }
    } else {
      terms.append(term)
    }
  }
}
