/// A step of a derivation whose position in the final order is not decided yet.
@MainActor struct DraftStep {
  /// A known measure times a factor.
  struct Term {
    var factor: Double
    var measure: Measure
    /// The index of the draft that gives the measure; `nil` if the measure is given from the start.
    var draft: Int?
  }

  var result: Measure
  var terms: [Term]
  var constant: Double
  var kind: DerivationStep.Kind
  var reasons: [LayoutReason] = []
  var relation = NSLayoutConstraint.Relation.equal
  /// The range of values that an open measure could have.
  var range: ClosedRange<Double>?

  /// Adds a known measure times a factor. If there is a term for the same measure already, the factors are added.
  mutating func add(_ term: Term) {
    if let index = terms.firstIndex(where: { $0.measure.isSame(as: term.measure) }) {
      terms[index].factor += term.factor
      if abs(terms[index].factor) < 1e-9 { terms.remove(at: index) }
    } else {
      terms.append(term)
    }
  }
}
