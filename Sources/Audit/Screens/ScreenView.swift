import Foundation
import InterfaceBuilder
import Typesetting
import UIKit

/// A view of the document on a laid-out screen, with the facts that rules need.
///
/// All rectangles are in points, in the coordinates of the screen's root view.
@preconcurrency @MainActor public struct ScreenView {
  /// The UIKit view in the laid-out hierarchy.
  public let view: UIView
  /// The view's identifier and line in the document.
  public let location: ObjectLocation
  /// The index in ``ScreenGeometry/views`` of the nearest ancestor that is in the document; `nil` for the root view.
  public let parent: Int?
  /// The view's bounds.
  public let frame: CGRect
  /// The area in which content of the view can be seen or scrolled to. Content outside of it is cut off.
  public let reach: Reach
  /// Whether UIKit alone decides the view's frame: it is in a bar, or a label of a built-in cell style. Most rules
  /// leave such views out, because a document cannot change their layout and Snug models it only in part.
  public let isPlacedBySystem: Bool
  /// The texts that the view shows, including those of views that UIKit made inside of it, such as a button's title
  /// label.
  public let texts: [ScreenText]
}

/// The rectangular area of a screen in which content can be seen or scrolled to.
@preconcurrency @MainActor public struct Reach {
  /// The area in points, in the coordinates of the root view.
  public var rect: CGRect
  /// The view whose bounds limit the area, by its index in ``ScreenGeometry/views``; 0 is the root view.
  public var owner: Int
}

/// A piece of text on a screen.
@preconcurrency @MainActor public struct ScreenText {
  /// The position and layout of the text in its view.
  public let placement: TextPlacement
  /// The characters of the text.
  public var string: String { placement.layout.text.string }
  /// Whether one of the text's fonts is missing, so that the text was measured in a substitute font.
  var usesStandInFont: Bool { placement.layout.text.runs.contains { !$0.attributes.font.notes.isEmpty } }
  /// The rectangle around each line, in the coordinates of the root view.
  public let lines: [CGRect]
  /// The rectangle in which the text had to fit, in the coordinates of the root view.
  public let room: CGRect
}
