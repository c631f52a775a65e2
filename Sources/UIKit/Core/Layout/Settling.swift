import ConstraintSolver

/// Solves in rounds, until wrapped text, margins and safe areas agree with the frames that come out.
///
/// Sizes of text depend on widths, and margins and safe areas depend on frames. Each is computed again where these have
/// changed. Most layouts take one round.
///
/// In a round, ``LeastSizes`` prevents negative sizes, ``IntrinsicSizes`` wraps texts, ``FrameApplication`` sets
/// frames, and ``ConstraintRows`` updates the rows that follow margins and safe areas.
@MainActor final class Settling {
  private let model: LayoutModel
  private let naturalSizes: IntrinsicSizes
  private let constraints: ConstraintRows
  private let frames: FrameApplication
  private let leastSizes: LeastSizes

  init(
    _ model: LayoutModel, naturalSizes: IntrinsicSizes, constraints: ConstraintRows, leastSizes: LeastSizes,
    frames: FrameApplication
  ) {
    self.model = model
    self.naturalSizes = naturalSizes
    self.constraints = constraints
    self.leastSizes = leastSizes
    self.frames = frames
  }

  /// The rounds after which a layout that does not settle is left as it is.
  private static let maximumRounds = 8

  /// The items that moved in the last of these rounds; none if the layout settled before.
  private(set) var unsettled: [Int] = []

  /// Brings frames up to date.
  ///
  /// - Parameter appliesFrames: whether views get their frames; while a size is being fitted, they don't.
  func settle(appliesFrames: Bool) {
    guard model.needsSolving else { return }
    // This comes first, because the new constants count among the changes that may reach texts.
    constraints.updateFontFollowers()
    let staysWrapped = naturalSizes.unwrapTexts()
    unsettled = []
    for round in 1...Self.maximumRounds {
      solve()
      if round == 1, staysWrapped, !model.solver.conflicts.isEmpty {
        // A conflict can reach texts that the changes that led to it do not reach.
        naturalSizes.unwrapAllTexts()
        solve()
      }
      let textChanged = naturalSizes.wrapTexts()
      if textChanged { solve() }
      var insetsChanged = false
      var moved: [Int] = []
      if appliesFrames {
        moved = frames.apply()
        insetsChanged = constraints.updateFrameFollowers()
      }
      if !textChanged && !insetsChanged { break }
      if round == Self.maximumRounds { unsettled = moved }
    }
    model.needsSolving = false
  }

  /// Solves until wrapped text agrees with the widths that come out; no view is given a frame.
  func settleTexts() {
    for _ in 0..<Self.maximumRounds {
      solve()
      if !naturalSizes.wrapTexts() { break }
    }
  }

  private func solve() {
    constraints.updateFontFollowers()
    for round in 0...Self.maximumRounds {
      let changed = model.solver.solve().changed
      frames.variablesDidChange(changed)
      guard round < Self.maximumRounds else { return }
      // What one view may not give up is taken from others: those beside it first, then any.
      let reach: LeastSizes.Reach = round == Self.maximumRounds - 1 ? .all : round > 1 ? .siblings : .own
      guard leastSizes.demandMissing(changed: changed, reach: reach) else { return }
    }
  }
}
