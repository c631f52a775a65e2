import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Text and controls under the status bar, the sensor housing or the home indicator.
nonisolated struct OutsideSafeArea: Rule {
  let identifier = "outside-safe-area"
  let impact = Impact.serious
  let summary = "Text or a control lies under the status bar, the sensor housing or the home indicator."
  let rationale = """
    The clock or the camera covers what lies there, and a touch at the lower edge goes to the system. The rule \
    reports a line of text or a control if at least half of it lies outside, and nothing that scrolls. It needs \
    review if code may move or hide the view or show another text, and in documents without safe areas.
    """
  let readsFrames = true
  let example = RuleExample(
    fault: "A label is pinned to the top of the screen with 10 points.",
    fix: "Pin it to the top of the safe area.")
  let reference: RuleReference? = RuleReference(
    "Human Interface Guidelines: Layout, Safe areas",
    "https://developer.apple.com/design/human-interface-guidelines/layout")
}

@MainActor extension OutsideSafeArea {
  /// The fraction of the height of a text or control that may lie outside of the safe area without being reported.
  private static let smallPart: CGFloat = 0.5

  func observations(on screen: AuditedScreen) -> [Observation] {
    let surroundings = screen.loaded.surroundings
    let bounds = screen.loaded.rootView.bounds
    guard screen.loaded.scene.kind == .controller, !screen.document.isLaunchScreen, !surroundings.isSheet,
      !surroundings.isEmbedded,
      bounds.size == screen.loaded.environment.screenSize
    else { return [] }
    let top = surroundings.statusBar
    let bottom = bounds.maxY - surroundings.homeArea
    // Views whose vertical position is ambiguous are left out: the rule ambiguous-layout reports them.
    let unplaced = Set(
      screen.constraints.diagnosis.ambiguousViews.filter { $0.attributes.contains(.top) }.map {
        ObjectIdentifier($0.view)
      })
    return screen.geometry.views.compactMap { view in
      guard !unplaced.contains(ObjectIdentifier(view.view)), let place = screen.geometry.places[view.location.id],
        !isScrolled(place, on: screen)
      else { return nil }
      guard let rect = ScreenContent.extent(of: ScreenContent.of(view))?.intersection(bounds), !rect.isNull,
        rect.height > 0
      else { return nil }
      let above = top - rect.minY
      let below = rect.maxY - bottom
      let isAbove = above > below
      // In landscape, content that reaches the lower edge has too little room; content-not-scrollable reports this.
      if !isAbove, screen.loaded.environment.orientation == .landscape { return nil }
      guard max(above, below) > rect.height * Self.smallPart, max(above, below) > 1 else { return nil }
      let area = isAbove ? "status bar" : "home indicator"
      return Observation(
        view: view.view, variant: isAbove ? "top" : "bottom", doubt: doubt(about: view, at: place, on: screen),
        magnitude: Double(max(above, below)),
        message: "It lies under the \(area).",
        because: [
          isAbove
            ? "it begins \(Number.points(rect.minY)) points below the top edge, and the safe area begins at "
              + Number.points(top)
            : "it ends \(Number.points(bounds.maxY - rect.maxY)) points above the lower edge, and the safe area ends at "
              + Number.points(surroundings.homeArea)
        ],
        fix: "Pin it to the \(isAbove ? "top" : "bottom") of the safe area, not of the screen.")
    }
  }

  private func doubt(about view: ScreenView, at place: Int, on screen: AuditedScreen) -> Doubt? {
    if let name = view.location.customClass { return .ownClass(name) }
    if !screen.document.usesSafeAreas { return "the document is older than safe areas" }
    if screen.code.effect(of: .text, on: view.location.id) != .none { return .textFromCode }
    return screen.code.mayBeHiddenByCode(screen.geometry.path(of: place)) ? .visibilityFromCode : nil
  }

  private func isScrolled(_ place: Int, on screen: AuditedScreen) -> Bool {
    screen.geometry.path(of: place).contains { screen.geometry.views[$0].view is UIScrollView }
  }
}
