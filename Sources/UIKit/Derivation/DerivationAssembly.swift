/// Makes the steps of a ``LayoutDerivation`` from drafts: sorts the drafts by what they depend on, and joins the drafts
/// that follow from the constraints of one stack view into one step.
@MainActor struct DerivationAssembly {
  private var drafts: [DraftStep]
  private let goals: [DraftStep.Term]

  init(_ drafts: [DraftStep], goals: [DraftStep.Term]) {
    self.drafts = drafts
    self.goals = goals
  }

  /// The indices of all drafts that the goals depend on. Each draft comes after the drafts whose results it uses.
  private var order: [Int] {
    var order: [Int] = []
    var isFound = Array(repeating: false, count: drafts.count)
    func visit(_ draft: Int) {
      guard !isFound[draft] else { return }
      isFound[draft] = true
      let terms = drafts[draft].terms
      for term in terms.filter({ $0.factor > 0 }) + terms.filter({ $0.factor < 0 }) {
        if let next = term.draft { visit(next) }
      }
      order.append(draft)
    }
    for goal in goals { if let draft = goal.draft { visit(draft) } }
    return order
  }

  // MARK: Arrangements

  /// Joins the steps inside one stack view into one step. A step takes over the terms and reasons of the inner steps
  /// that it depends on, so that the inner steps are no longer needed.
  mutating func foldArrangements() {
    for place in order {
      guard let arranger = arrangingView(of: drafts[place]), isInside(arranger, place) else { continue }
      var draft = drafts[place]
      while let inner = draft.terms.firstIndex(where: { $0.draft.map { isInside(arranger, $0) } ?? false }) {
        let term = draft.terms.remove(at: inner)
        guard let source = term.draft.map({ drafts[$0] }) else { break }
        for part in source.terms {
          draft.add(DraftStep.Term(factor: term.factor * part.factor, measure: part.measure, draft: part.draft))
        }
        draft.constant += term.factor * source.constant
        for reason in source.reasons where !draft.reasons.contains(where: reason.isSame) {
          draft.reasons.append(reason)
        }
        draft.relation = .equal
      }
      if !draft.reasons.isEmpty { draft.kind = .reasons }
      sort(&draft.terms, along: arranger)
      drafts[place] = draft
    }
  }

  /// Sorts terms: the edges of the stack view itself come first, then those of its subviews in the order of `subviews`.
  private func sort(_ terms: inout [DraftStep.Term], along arranger: UIView) {
    let views = arranger.subviews
    func place(_ term: DraftStep.Term) -> Int { views.firstIndex { $0 === term.measure.item } ?? -1 }
    let order = terms.indices.sorted { (place(terms[$0]), $0) < (place(terms[$1]), $1) }
    terms = order.map { terms[$0] }
  }

  /// The stack view whose inner constraints lead to the draft; `nil` if there is none.
  ///
  /// For a draft with reasons, this is the view that made them. A draft of pure geometry has no reasons, so the drafts
  /// that it depends on are looked at.
  private func arrangingView(of draft: DraftStep) -> UIView? {
    if draft.kind != .geometry { return draft.reasons.arrangingView }
    let candidates = draft.terms.compactMap { $0.draft.flatMap { drafts[$0].reasons.arrangingView } }
    return candidates.first { Self.belongs(draft.result.item, to: $0) }
  }

  /// Whether a draft follows only from constraints that a stack view made, or relates only edges and sizes of the stack
  /// view and its subviews.
  private func isInside(_ arranger: UIView, _ place: Int) -> Bool {
    let draft = drafts[place]
    switch draft.kind {
    case .reasons: return draft.reasons.arrangingView === arranger
    case .geometry:
      return ([draft.result] + draft.terms.map(\.measure)).allSatisfy { Self.belongs($0.item, to: arranger) }
    case .inset, .open: return false
    }
  }

  private static func belongs(_ item: AnyObject, to arranger: UIView) -> Bool {
    if let view = item as? UIView { return view === arranger || view.superview === arranger }
    return (item as? UILayoutGuide)?.owner === arranger
  }

  // MARK: Steps

  /// The final steps in their order, and the goals as terms that refer to these steps by index.
  func steps(_ engine: LayoutEngine) -> (steps: [DerivationStep], goals: [DerivationStep.Term]) {
    let order = order
    var place: [Int: Int] = [:]
    for (i, draft) in order.enumerated() { place[draft] = i }
    func term(_ term: DraftStep.Term) -> DerivationStep.Term {
      DerivationStep.Term(
        factor: term.factor, quantity: engine.quantity(term.measure), step: term.draft.flatMap { place[$0] })
    }
    let steps = order.map { drafts[$0] }.map { draft in
      DerivationStep(
        result: engine.quantity(draft.result), terms: draft.terms.map(term), constant: draft.constant,
        kind: draft.kind, reasons: draft.reasons, relation: draft.relation, range: draft.range)
    }
    return (steps, goals.map(term))
  }
}

@MainActor extension [LayoutReason] {
  /// The view that made all of these reasons as constraints to arrange its subviews; `nil` if there is no such view.
  var arrangingView: UIView? {
    guard let view = first?.arrangingView else { return nil }
    return allSatisfy { $0.arrangingView === view } ? view : nil
  }
}
