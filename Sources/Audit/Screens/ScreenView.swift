import Foundation
import InterfaceBuilder
import Typesetting
import UIKit

/// A view of the document on a laid-out screen, with the facts that rules need.
///
/// All rectangles are in points, in the coordinates of the screen's root view.
@preconcurrency @MainActor public struct ScreenView {
  /// The view.
  public let view: UIView
  /// Its identifier and line in the document.
  public let location: ObjectLocation
  /// The place in ``ScreenGeometry/views`` of the nearest view around it that the document has; the root has none.
  public let parent: Int?
  /// The view's bounds.
  public let frame: CGRect
  /// The area around the view that people can see or scroll to. What lies outside it is lost.
  public let reach: Reach
  /// Whether UIKit alone decides where the view stands: it is in a bar, or a label of a built-in cell style. What UIKit
  /// does with its own views cannot be changed in a document, and it adapts in more ways than are modelled here.
  public let isPlacedBySystem: Bool
  /// The pieces of text that the view shows, with those of the views that UIKit made inside of it.
  public let texts: [ScreenText]
}

/// The part of a screen that can be seen or scrolled to.
@preconcurrency @MainActor public struct Reach {
  /// The rectangle.
  public var rect: CGRect
  /// The view whose edges end it, by its place in ``ScreenGeometry/views``; the root view is the first.
  public var owner: Int
}

/// A piece of text on a screen.
@preconcurrency @MainActor public struct ScreenText {
  /// How the text stands in its view.
  public let placement: TextPlacement
  /// The text itself.
  public var string: String { placement.layout.text.string }
  /// Whether one of its fonts is missing, so that the text was measured in another one.
  var usesStandInFont: Bool { placement.layout.text.runs.contains { !$0.attributes.font.notes.isEmpty } }
  /// The rectangle around each line.
  public let lines: [CGRect]
  /// The room that the text had.
  public let room: CGRect
}
