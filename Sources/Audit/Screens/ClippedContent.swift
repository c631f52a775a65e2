import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Finds text and controls that lie outside of the visible area. The rules `clipped-view` and `content-not-scrollable`
/// report them.
@MainActor struct ClippedContent {
  /// The most points that may be cut off without being reported.
  private static let tolerance: CGFloat = 3
  /// The fraction of a view's length up to which cut-off content is not reported if it is also cut off on Interface
  /// Builder's canvas, because the author may have intended it.
  private static let smallPart: CGFloat = 0.25

  /// The content that is cut off on a screen, grouped by the edge that cuts it off. All content that one edge cuts off
  /// is one fault.
  static func places(on screen: ScreenGeometry) -> [Place: [Cut]] {
    let content = ClippedContent()
    let cuts = screen.views.dropFirst().compactMap { content.cut(of: $0, on: screen) }
    return Dictionary(grouping: cuts, by: \.place)
  }

  enum Edge: String {
    case top, bottom, leading, trailing

    var axis: NSLayoutConstraint.Axis { self == .top || self == .bottom ? .vertical : .horizontal }

    var opposite: Edge {
      switch self {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    }
  }

  struct Place: Hashable {
    var owner: Int
    var edge: Edge

    /// Whether the edge is the lower edge of the screen's root view.
    var isBottomOfScreen: Bool { owner == 0 && edge == .bottom }
  }

  struct Cut {
    var view: ScreenView
    var place: Place
    /// The number of points by which the content extends beyond the edge.
    var points: CGFloat
    /// Whether the content lies completely outside of the visible area.
    var isWhole: Bool
  }

  /// The edge that cuts off most of a view's content; `nil` if the content is visible, or hidden on purpose.
  private func cut(of view: ScreenView, on screen: ScreenGeometry) -> Cut? {
    let reach = view.reach.rect
    guard let whole = ScreenContent.extent(of: ScreenContent.of(view)) else { return nil }
    let isRightToLeft = screen.loaded.environment.direction == .rightToLeft
    let beyond: [(Edge, CGFloat)] = [
      (.top, reach.minY - whole.minY), (.bottom, whole.maxY - reach.maxY),
      (isRightToLeft ? .trailing : .leading, reach.minX - whole.minX),
      (isRightToLeft ? .leading : .trailing, whole.maxX - reach.maxX),
    ]
    // Content that extends equally beyond both sides counts as cut off at the trailing edge, where its text continues.
    let last = beyond[3]
    let isWideBothWays = last.1 > Self.tolerance && abs(beyond[2].1 - last.1) < 1
    guard let most = isWideBothWays ? last : beyond.max(by: { $0.1 < $1.1 }), most.1 > Self.tolerance else {
      return nil
    }
    let isWhole = isOutside(whole, reach)
    if isWhole, waitsOutside(view, on: screen) { return nil }
    let cut = Cut(view: view, place: Place(owner: view.reach.owner, edge: most.0), points: most.1, isWhole: isWhole)
    let length = most.0 == .top || most.0 == .bottom ? whole.height : whole.width
    if most.1 < length * Self.smallPart, wasSoOnCanvas(cut, of: screen) { return nil }
    return cut
  }

  /// Whether the view is cut off at the same edge, by at least as much, on Interface Builder's canvas, so that the
  /// author saw and accepted it.
  private func wasSoOnCanvas(_ cut: Cut, of screen: ScreenGeometry) -> Bool {
    guard let canvas = screen.canvas, let drawn = canvas.view(cut.view.location.id),
      let before = self.cut(of: drawn, on: canvas)
    else { return false }
    let isMirrored = screen.loaded.environment.direction != canvas.loaded.environment.direction
    let edges = isMirrored ? [cut.place.edge, cut.place.edge.opposite] : [cut.place.edge]
    return edges.contains(before.place.edge) && before.points >= cut.points - Self.tolerance
  }

  /// Whether the author placed the view out of sight, for example for an animation: it is not visible on Interface
  /// Builder's canvas either.
  private func waitsOutside(_ view: ScreenView, on screen: ScreenGeometry) -> Bool {
    guard let drawn = screen.canvas?.view(view.location.id) else { return true }
    return ScreenContent.extent(of: ScreenContent.of(drawn)).map { isOutside($0, drawn.reach.rect) } ?? true
  }

  /// Whether at most a few points of a rectangle lie inside `reach`, the area that people can see or scroll to.
  private func isOutside(_ rect: CGRect, _ reach: CGRect) -> Bool {
    let seen = rect.intersection(reach)
    return seen.isNull || min(seen.width, seen.height) <= Self.tolerance
  }

  /// The observation that reports all cuts at one edge.
  static func observation(of cuts: [Cut], on screen: AuditedScreen) -> Observation {
    ClippedContent().observation(of: cuts, on: screen)
  }

  private func observation(of cuts: [Cut], on screen: AuditedScreen) -> Observation {
    let cuts = cuts.sorted { ($1.points, $0.view.location.line) < ($0.points, $1.view.location.line) }
    let owner = screen.geometry.views[cuts[0].place.owner]
    let edge = cuts[0].place.edge
    let names = cuts.prefix(3).map { screen.words.words(for: $0.view.view) }
    let others = cuts.count > 3 ? " and \(cuts.count - 3) more" : ""
    let because = cuts.map { cut in
      let words = screen.words.words(for: cut.view.view)
      let amount = cut.isWhole ? "lies wholly beyond it" : "reaches \(Number.points(cut.points)) points beyond it"
      return "\(words) (line \(cut.view.location.line)) \(amount)"
    }
    return Observation(
      view: owner.view, variant: edge.rawValue, doubt: doubt(about: cuts, of: owner, on: screen),
      magnitude: cuts.reduce(0) { $0 + $1.points },
      message: "Its \(edge.rawValue) edge cuts off \(names.joined(separator: ", "))\(others).",
      because: because, fix: fix(for: cuts, of: owner, on: screen))
  }

  /// Why the cuts at one edge need review; `nil` if one of them is certain.
  private func doubt(about cuts: [Cut], of owner: ScreenView, on screen: AuditedScreen) -> Doubt? {
    let doubts = cuts.map { cut in
      doubt(about: cut, on: screen) ?? (wasSoOnCanvas(cut, of: screen.geometry) ? .seenOnCanvas : nil)
    }
    if let first = doubts.first, !doubts.contains(nil) { return first }
    if let name = owner.location.customClass, cuts[0].place.owner != 0 { return .ownClass(name) }
    return screen.code.hasRoomFromCode(cuts[0].place.owner, cuts[0].place.edge.axis) ? .roomFromCode : nil
  }

  /// Why code may show another text than the document, or may move or hide the view; `nil` if there is no such reason.
  private func doubt(about cut: Cut, on screen: AuditedScreen) -> Doubt? {
    let texts = cut.view.texts.map(\.string)
    if let name = cut.view.location.customClass { return .ownClass(name) }
    if !texts.isEmpty, texts.allSatisfy(PlaceholderText.matches) { return .standInText }
    guard let place = screen.geometry.places[cut.view.location.id] else { return .roomFromCode }
    if screen.code.effect(of: .text, on: cut.view.location.id) != .none { return .textFromCode }
    if screen.constraints.openViews.contains(where: { $0.view === cut.view.view }) {
      return "its position is open: ambiguous-layout reports the cause"
    }
    let path = screen.geometry.path(of: place).prefix { $0 == place || $0 != cut.place.owner }
    return screen.code.mayBeHiddenByCode(path) ? .visibilityFromCode : nil
  }

  private func fix(for cuts: [Cut], of owner: ScreenView, on screen: AuditedScreen) -> String {
    let place = cuts[0].place
    let (edge, axis) = (place.edge, place.edge.axis)
    if cuts.contains(where: { isInConflict($0.view.view, axis, on: screen) }) {
      return "Solve the conflict among its constraints first: see unsatisfiable-constraints."
    }
    if let limit = owner.view.sizeLimits.first(where: { $0.firstAttribute == axis.size }) {
      let origin = ConstraintWords(views: screen.words).origin(of: limit)
      return "Make the \(axis.size) of \(Number.exact(limit.constant))\(origin) an “at least”, "
        + "and pin the content to the \(edge.rawValue) edge."
    }
    if place.isBottomOfScreen { return "Put the content into a scroll view." }
    return "Pin the content to the \(edge.rawValue) edge, at most as far as the edge."
  }

  /// Whether a view has constraints in a conflict along an axis, so that layout broke a required constraint.
  private func isInConflict(_ view: UIView, _ axis: NSLayoutConstraint.Axis, on screen: AuditedScreen) -> Bool {
    screen.constraints.diagnosis.conflicts.contains { conflict in
      !conflict.isAboutHiddenView
        && conflict.constraints.contains {
          LayoutReason.constraint($0).axis == axis && ($0.firstItem === view || $0.secondItem === view)
        }
    }
  }
}
