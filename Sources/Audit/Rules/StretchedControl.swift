import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Controls that are much higher than they should be.
nonisolated struct StretchedControl: Rule {
  let identifier = "stretched-control"
  let impact = Impact.minor
  let summary = "A control takes the spare room of the screen, and is more than twice as high as its content."
  let rationale = """
    A button or text field that is 300 points high looks broken. A control that is as high on the canvas is meant to \
    be, and so is a control with its own height constraint. It always needs review.
    """
  let readsFrames = true
  let example = RuleExample(
    fault: "A button stands between a text and the lower edge, and hugs its content less than the text.",
    fix: "Raise its vertical content hugging priority, or pin the lower edge with “at least”.")
  let reference: RuleReference? = RuleReference(
    "Auto Layout Guide: Views with Intrinsic Content Size",
    "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ViewswithIntrinsicContentSize.html"
  )
}

@MainActor extension StretchedControl {
  /// A control is stretched if it is higher than twice its intrinsic height plus this number of points.
  private static let leastSpare: CGFloat = 30

  func observations(on screen: AuditedScreen) -> [Observation] {
    screen.geometry.views.compactMap { view in
      guard view.view is UIButton || view.view is UITextField || view.view is UISegmentedControl,
        !view.isPlacedBySystem, view.location.customClass == nil, isGroundVisible(view.view),
        let natural = stretched(view), screen.geometry.fixedSize(of: view.view, .vertical) == nil,
        let drawn = screen.canvas?.geometry.view(view.location.id), stretched(drawn) == nil
      else { return nil }
      return Observation(
        view: view.view, doubt: .intention, magnitude: Double(view.frame.height / natural),
        message: "It is \(Number.points(view.frame.height)) points high, and its content \(Number.points(natural)).",
        because: ["on the canvas it is \(Number.points(drawn.frame.height)) points high"],
        fix: "Raise its vertical content hugging priority above those of the views above and below it.")
    }
  }

  /// The intrinsic height, in points, of a control that is stretched; `nil` if it is not stretched.
  private func stretched(_ view: ScreenView) -> CGFloat? {
    let natural = view.view.intrinsicContentSize.height
    return natural > 0 && view.frame.height > natural * 2 + Self.leastSpare ? natural : nil
  }

  /// Whether the control has a visible background or border, so that people see how high it is.
  private func isGroundVisible(_ view: UIView) -> Bool {
    switch view {
    case let button as UIButton:
      button.hasOpaqueGround || button.currentBackgroundImage != nil || button.configuration != nil
    case let field as UITextField: field.borderStyle != .none || field.hasOpaqueGround
    default: true
    }
  }
}
