import Environments
import Foundation
import InterfaceBuilder
import UIKit

extension Observation {
  /// Makes the observation of a conflict, at the first view of the broken constraint. All constraints of the conflict
  /// are listed as its proof.
  ///
  /// - Parameter fix: the edit that fixes it, given the broken constraint in words.
  init(
    of conflict: LayoutConflict, on screen: AuditedScreen, doubt: Doubt?, message: String, fix: (String) -> String
  ) {
    let words = ConstraintWords(views: screen.words)
    let broken = words.equation(conflict.broken)
    self.init(
      view: (conflict.broken.firstItem as? UIView) ?? screen.loaded.rootView,
      variant: screen.loaded.location(of: conflict.broken)?.id ?? broken,
      doubt: doubt, magnitude: Double(conflict.constraints.count), message: message,
      because: conflict.proof(words: screen.words) + conflict.masks(on: screen) + ["broken: \(broken)"],
      fix: fix(broken))
  }
}

extension LayoutConflict {
  /// The contradicting constraints in words, one per line. The constraints that one stack view makes are one line.
  fileprivate func proof(words: ViewWords) -> [String] {
    let reasons = constraints.filter { $0.identifier != Self.hiding }.map(LayoutReason.constraint)
    guard let axis = reasons.first?.axis else { return constraints.map(ConstraintWords(views: words).equation) }
    return ReasonWords(views: words, axis: axis).lines(reasons)
      + constraints.filter { $0.identifier == Self.hiding }.map(ConstraintWords(views: words).equation)
  }

  /// The views among the items of the constraints whose position and size follow from an autoresizing mask, in the order
  /// of the constraints. The root view is none of them: its size is that of the screen.
  @MainActor func maskedViews(on screen: AuditedScreen) -> [UIView] {
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(screen.loaded.rootView)]
    return constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { NSLayoutConstraint.view(of: $0) }.filter {
      $0.translatesAutoresizingMaskIntoConstraints && screen.loaded.location(of: $0) != nil
        && screen.geometry.view(of: $0)?.isPlacedBySystem == false && $0.superview?.screenRole != .cell
        && !($0.superview is UIStackView) && known.insert(ObjectIdentifier($0)).inserted
    }
  }

  /// What autoresizing masks say along the axis of the conflict, one line per view.
  @MainActor fileprivate func masks(on screen: AuditedScreen) -> [String] {
    guard let axis = constraints.first.flatMap({ LayoutReason.constraint($0).axis }) else { return [] }
    return maskedViews(on: screen).map { view in
      let frame = view.frame
      let (start, length) = axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
      let line = screen.loaded.location(of: view).map { " (line \($0.line))" } ?? ""
      return "the autoresizing mask of \(screen.words.words(for: view)) puts it at \(Number.points(start)), "
        + "\(Number.points(length)) \(axis == .horizontal ? "wide" : "high")\(line)"
    }
  }

  private static let hiding = "UISV-hiding"

  /// Whether one of the conflict's constraints is the one by which a stack view collapses a hidden arranged view.
  var isAboutHiddenView: Bool { constraints.contains { $0.isSystemMade && $0.identifier == Self.hiding } }
}
