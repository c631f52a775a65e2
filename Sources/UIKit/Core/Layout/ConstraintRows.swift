import ConstraintSolver

/// The constraints of the view tree as rows of the solver: translated once, and kept while they are active.
@MainActor final class ConstraintRows {
  private let model: LayoutModel
  @exclusivity(unchecked) private var translator: ConstraintTranslator
  @exclusivity(unchecked) private(set) var ledger = ConstraintLedger()
  /// Whether a font may have changed since baselines were last computed.
  private var fontsMayHaveChanged = false

  init(_ model: LayoutModel) {
    self.model = model
    translator = ConstraintTranslator(model)
  }

  // MARK: The tree's constraints

  /// Makes room for a number of constraints.
  func reserve(_ count: Int) {
    ledger.reserve(count)
    model.reserve(count)
  }

  /// Adds a constraint; returns its number, `nil` if the constraint is not this engine's.
  ///
  /// A constraint that can't be used is kept without a row, in case it becomes usable.
  func add(_ constraint: NSLayoutConstraint) -> Int? {
    var entry = ConstraintEntry(constraint)
    if let translation = translator.translate(constraint) {
      entry.row = model.add(translation.row)
      entry.offset = translation.offset
      entry.isMirrored = translation.isMirrored
      entry.followsFrames = translation.followsFrames
    } else {
      guard let common = constraint.closestCommonAncestor, model.index(of: common) != nil else { return nil }
    }
    return ledger.insert(entry)
  }

  func remove(_ number: Int) {
    if let row = ledger.remove(number)?.row { model.remove([row]) }
  }

  /// Updates the constant of a constraint; returns whether that was possible without translating it again.
  func updateConstant(_ number: Int) -> Bool {
    guard let entry = ledger[number], let row = entry.row else { return false }
    let constant = entry.offset + entry.sign * Double(entry.constraint.constant)
    guard constant.isFinite else { return false }
    model.setConstant(constant, of: row)
    model.solver.setRemovalRank(RemovalRank(of: entry.constraint).rawValue, of: row)
    return true
  }

  /// Updates the priority of a constraint; returns whether that was possible without translating it again.
  func updatePriority(_ number: Int) -> Bool {
    guard let entry = ledger[number], let row = entry.row else { return false }
    let priority = Double(entry.constraint.priority.rawValue)
    guard priority > 0 else { return false }
    model.solver.setPriority(Priority(min(priority, 1000)), of: row)
    model.needsSolving = true
    return true
  }

  // MARK: What follows frames and fonts

  /// Whether margins, safe areas or nested baselines play a part in any row.
  var followFrames: Bool { !ledger.frameFollowers.isEmpty }

  /// Computes again what depends on margins, safe areas and nested baselines; returns whether something changed.
  func updateFrameFollowers() -> Bool {
    var isChanged = false
    var followed: [UIView] = []
    for number in ledger.frameFollowers {
      guard let constraint = ledger[number]?.constraint, !hasRowForInsets(constraint) else { continue }
      if let view = constraint.first.owningView, !view.surroundings.hasRowsForInsets { followed.append(view) }
      if let view = constraint.second?.owningView, !view.surroundings.hasRowsForInsets { followed.append(view) }
      if updateOffset(number) { isChanged = true }
    }
    for view in followed where view.surroundings.knowsSafeArea { view.surroundings.hasRowsForInsets = true }
    return isChanged
  }

  /// Whether the row of a constraint is still up to date with the safe areas and margins that the constraint refers to.
  private func hasRowForInsets(_ constraint: NSLayoutConstraint) -> Bool {
    // Baselines of nested views depend on frames whose changes are not reported here.
    guard !constraint.isAtBaseline, constraint.firstEnd == nil, constraint.secondEnd == nil else { return false }
    return constraint.first.hasRowsForInsets && constraint.second?.hasRowsForInsets ?? true
  }

  /// Makes baselines be computed again before the solver runs.
  func fontMayHaveChanged() {
    guard !ledger.fontFollowers.isEmpty else { return }
    fontsMayHaveChanged = true
    model.needsSolving = true
  }

  /// Computes again what depends on fonts, if one may have changed.
  func updateFontFollowers() {
    guard fontsMayHaveChanged else { return }
    fontsMayHaveChanged = false
    for number in ledger.fontFollowers { _ = updateOffset(number) }
  }

  /// Computes the right side of a row again; returns whether it changed.
  private func updateOffset(_ number: Int) -> Bool {
    guard let entry = ledger[number], let row = entry.row, let offset = translator.offset(of: entry.constraint),
      offset.isFinite, abs(offset - entry.offset) > Self.slack
    else { return false }
    ledger.setOffset(offset, of: number)
    model.solver.setConstant(offset + entry.sign * Double(entry.constraint.constant), of: row)
    return true
  }

  /// Smaller changes of a right side, in points, are ignored.
  private static let slack = 1e-6
}
