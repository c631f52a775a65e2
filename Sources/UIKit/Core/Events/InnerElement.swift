import Foundation

/// Something in a view that can be tapped without being a view itself: an item of a bar, a segment.
@MainActor package struct InnerElement {
  /// The text by which a person or a test finds the element; `nil` if it has none.
  package let label: String?
  package let identifier: String?
  /// Where it is in the view's coordinates.
  package let frame: CGRect
  package let isEnabled: Bool
  /// What a tap on the element does, if the view does not handle the tap itself.
  let tap: (() -> Void)?

  init(
    label: String?, identifier: String? = nil, frame: CGRect, isEnabled: Bool = true, tap: (() -> Void)? = nil
  ) {
    self.label = label
    self.identifier = identifier
    self.frame = frame
    self.isEnabled = isEnabled
    self.tap = tap
  }

  /// The part of the view in which a touch hits the element: at least 44 points across.
  private var reach: CGRect {
    frame.insetBy(dx: min(0, (frame.width - 44) / 2), dy: min(0, (frame.height - 44) / 2))
  }

  /// The index of the element that a touch at a point hits: of several, the one with the nearest centre.
  static func index(at place: CGPoint, in elements: [InnerElement]) -> Int? {
    elements.indices.filter { elements[$0].reach.contains(place) }
      .min { elements[$0].frame.center.distance(to: place) < elements[$1].frame.center.distance(to: place) }
  }
}
