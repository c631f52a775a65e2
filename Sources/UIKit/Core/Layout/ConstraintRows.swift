import ConstraintSolver

/// The active `NSLayoutConstraint` objects of a layout engine as rows (equations and inequalities) of the solver. A
/// constraint is translated once, and its row stays in the solver while the constraint is active.
@MainActor final class ConstraintRows {
  private let model: LayoutModel
  @exclusivity(unchecked) private var translator: ConstraintTranslator
  @exclusivity(unchecked) private(set) var ledger = ConstraintLedger()
  /// Whether a font may have changed since the rows of constraints at baselines were last computed.
  private var fontsMayHaveChanged = false

  init(_ model: LayoutModel) {
    self.model = model
    translator = ConstraintTranslator(model)
  }

  // MARK: The tree's constraints

  /// Reserves memory for a number of constraints.
  func reserve(_ count: Int) {
    ledger.reserve(count)
    model.reserve(count)
  }

  /// Adds a constraint and returns its number; `nil` if the views of the constraint belong to another engine.
  ///
  /// A constraint that can't be solved, such as one with an infinite constant, is stored without a row. It gets a row
  /// if it is changed so that it can be solved. For a constraint of code between a horizontal and a vertical position,
  /// the program stops with UIKit's message.
  func add(_ constraint: NSLayoutConstraint) -> Int? {
    if constraint.isRefusedByLayout { UIKitException.incompatibleAnchors(constraint)?.raise() }
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

  /// Updates the row of a constraint after its constant has changed. Returns `false` if the constraint has to be
  /// removed and translated again.
  func updateConstant(_ number: Int) -> Bool {
    guard let entry = ledger[number], let row = entry.row else { return false }
    let constant = entry.offset + entry.sign * Double(entry.constraint.constant)
    guard constant.isFinite else { return false }
    model.setConstant(constant, of: row)
    model.solver.setRemovalRank(RemovalRank(of: entry.constraint).rawValue, of: row)
    return true
  }

  /// Updates the row of a constraint after its priority has changed. Returns `false` if the constraint has to be
  /// removed and translated again.
  func updatePriority(_ number: Int) -> Bool {
    guard let entry = ledger[number], let row = entry.row else { return false }
    let priority = Double(entry.constraint.priority.rawValue)
    guard priority > 0 else { return false }
    model.solver.setPriority(Priority(min(priority, 1000)), of: row)
    model.needsSolving = true
    return true
  }

  // MARK: What follows frames and fonts

  /// Whether any row depends on margins, safe areas or baselines of nested views, which can change with frames.
  var followFrames: Bool { !ledger.frameFollowers.isEmpty }

  /// Updates the rows that depend on margins, safe areas and baselines of nested views; returns whether one of them
  /// changed.
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

  /// Whether the row of a constraint uses the current safe areas and margins of the views that the constraint refers
  /// to.
  private func hasRowForInsets(_ constraint: NSLayoutConstraint) -> Bool {
    // Baselines of nested views depend on frames. Changes of these are not tracked, so such rows are always computed
    // again.
    guard !constraint.isAtBaseline, constraint.firstEnd == nil, constraint.secondEnd == nil else { return false }
    return constraint.first.hasRowsForInsets && constraint.second?.hasRowsForInsets ?? true
  }

  /// Called when a view's font may have changed. Rows of constraints at baselines are then computed again before the
  /// solver runs.
  func fontMayHaveChanged() {
    guard !ledger.fontFollowers.isEmpty else { return }
    fontsMayHaveChanged = true
    model.needsSolving = true
  }

  /// Updates the rows of constraints at baselines, if a font may have changed.
  func updateFontFollowers() {
    guard fontsMayHaveChanged else { return }
    fontsMayHaveChanged = false
    for number in ledger.fontFollowers { _ = updateOffset(number) }
  }

  /// Computes the right side of a constraint's row again; returns whether it changed.
  private func updateOffset(_ number: Int) -> Bool {
    guard let entry = ledger[number], let row = entry.row, let offset = translator.offset(of: entry.constraint),
      offset.isFinite, abs(offset - entry.offset) > Self.slack
    else { return false }
    ledger.setOffset(offset, of: number)
    model.solver.setConstant(offset + entry.sign * Double(entry.constraint.constant), of: row)
    return true
  }

  /// Changes of a row's right side that are not larger than this are ignored, in points.
  private static let slack = 1e-6
}
