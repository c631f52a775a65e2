import ConstraintSolver

/// Solves in rounds, until wrapped text, margins and safe areas agree with the frames that come out.
///
/// Most layouts take one round: sizes of text follow widths, and margins and safe areas follow frames, so each has to be
/// looked at again where what it follows has changed.
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

  /// Rounds after which a layout whose text and margins chase each other is left as it is.
  private static let maximumRounds = 8

  /// Brings frames up to date.
  ///
  /// - Parameter appliesFrames: whether views get their frames; while a size is being fitted, they don't.
  func settle(appliesFrames: Bool) {
    guard model.needsSolving else { return }
    naturalSizes.unwrapTexts()
    for _ in 0..<Self.maximumRounds {
      solve()
      let textChanged = naturalSizes.wrapTexts()
      if textChanged { solve() }
      var insetsChanged = false
      if appliesFrames {
        frames.apply()
        insetsChanged = constraints.updateFrameFollowers()
      }
      if !textChanged && !insetsChanged { break }
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
    for _ in 0..<Self.maximumRounds {
      let changed = model.solver.solve().changed
      frames.variablesDidChange(changed)
      guard leastSizes.demandMissing(changed: changed) else { return }
    }
  }
}
