/// Orders the steps of a derivation, and joins the steps that follow from the constraints of one stack view into one.
@MainActor struct DerivationAssembly {
  private var drafts: [DraftStep]
  private let goals: [DraftStep.Term]

  init(_ drafts: [DraftStep], goals: [DraftStep.Term]) {
    self.drafts = drafts
    self.goals = goals
  }

  /// The drafts that the goals depend on. Each draft comes after the drafts that it depends on itself.
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

  /// Joins the steps that follow from the inner constraints of one stack view into one step, and leaves out the steps
  /// between them.
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

  /// Puts the stack view's own edges first, and its views in their order.
  private func sort(_ terms: inout [DraftStep.Term], along arranger: UIView) {
    let views = arranger.subviews
    func place(_ term: DraftStep.Term) -> Int { views.firstIndex { $0 === term.measure.item } ?? -1 }
    let order = terms.indices.sorted { (place(terms[$0]), $0) < (place(terms[$1]), $1) }
    terms = order.map { terms[$0] }
  }

  /// The view to whose arrangement the draft may belong: the view that made the draft's reasons, or the superview of
  /// the draft's item.
  private func arrangingView(of draft: DraftStep) -> UIView? {
    if draft.kind != .geometry { return draft.reasons.arrangingView }
    let candidates = draft.terms.compactMap { $0.draft.flatMap { drafts[$0].reasons.arrangingView } }
    return candidates.first { Self.belongs(draft.result.item, to: $0) }
  }

  /// Whether a draft only concerns the inside of a stack view.
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

  /// The steps in their order, and the goals.
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
