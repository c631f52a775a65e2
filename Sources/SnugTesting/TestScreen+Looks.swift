import Audit
import Drawing
import Environments
import Foundation
import UIKit

extension TestScreen {
  /// A picture, as PNG data, of the screen, or of the view if only a view is shown.
  ///
  /// - Throws: ``TestScreenError`` if a single view is shown and has no size.
  public func picture(scale: Double = 2) throws -> Data {
    try shown.perform {
      window.layoutIfNeeded()
      if let view = singleView, view.bounds.isEmpty { throw TestScreenError.noSize("\(Swift.type(of: view))") }
      return try ScreenRenderer(scale: scale).data(of: drawnScreen)
    }
  }

  private var drawnScreen: Screen {
    if let singleView { return Screen(singleView) }
    let insets = environment.device.insets(environment.orientation)
    return Screen(
      window, size: environment.screenSize, statusBarHeight: insets.top, homeAreaHeight: insets.bottom)
  }

  /// The width of the picture in points.
  var width: Double { Double(singleView?.bounds.width ?? environment.screenSize.width) }

  /// The view hierarchy of the screen as text, one line per view.
  public var viewTree: String {
    shown.perform {
      window.layoutIfNeeded()
      return singleView.map { ViewTree(root: $0, at: .zero).text } ?? ViewTree(root: window).text
    }
  }

  /// The findings of an audit of the screen in its present state: violations, and findings that need review.
  ///
  /// - Parameter rules: the identifiers of the rules to apply; `nil` for all rules.
  public func findings(rules: [String]? = nil) -> [Finding] {
    let asked = RuleCatalogue.rules.filter { rules?.contains($0.identifier) ?? true }
    return shown.perform {
      guard let front = frontController, let scene = shown.scene(of: front) else { return [] }
      return Auditor(rules: asked).audit(scene, of: shown.document)
    }
  }
}
