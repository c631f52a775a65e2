import Foundation

/// A part of a view that is not a subview: a bar button item, a segment of a segmented control, or the title of a bar.
@MainActor package struct InnerElement {
  /// The text by which a person or a test finds the element, usually its title; `nil` if it has none.
  package let label: String?
  package let identifier: String?
  /// The frame of the element in the coordinates of the view that contains it.
  package let frame: CGRect
  package let isEnabled: Bool
  /// What kind of accessibility element the part is. A part that is not enabled also has the trait `notEnabled`,
  /// but for tabs, as on a device.
  let traits: UIAccessibilityTraits
  /// The accessibility value of the part; `nil` for none.
  let value: String?
  /// The accessibility hint of the part; `nil` for none.
  let hint: String?
  /// The object that the element stands for, such as a bar button item; `nil` if it is a part of the view.
  package let source: AnyObject?
  /// Called when the element is tapped; `nil` if the view handles the tap in its touch methods.
  let tap: (() -> Void)?

  init(
    label: String?, identifier: String? = nil, frame: CGRect, isEnabled: Bool = true, source: AnyObject? = nil,
    traits: UIAccessibilityTraits = .button, value: String? = nil, hint: String? = nil, tap: (() -> Void)? = nil
  ) {
    self.label = label
    self.identifier = identifier
    self.frame = frame
    self.isEnabled = isEnabled
    self.value = value
    self.hint = hint
    self.traits = isEnabled || traits.contains(.tabBarItem) ? traits : traits.union(.notEnabled)
    self.source = source
    self.tap = tap
  }

  /// The area in which a touch hits the element, in the view's coordinates: the frame, enlarged about its centre to at
  /// least 44 points in width and height.
  private var reach: CGRect {
    frame.insetBy(dx: min(0, (frame.width - 44) / 2), dy: min(0, (frame.height - 44) / 2))
  }

  /// The index of the element that a touch at `place` hits; `nil` if it hits none. If it hits several, the one whose
  /// centre is nearest is chosen. `place` is in the view's coordinates.
  static func index(at place: CGPoint, in elements: [InnerElement]) -> Int? {
    elements.indices.filter { elements[$0].reach.contains(place) }
      .min { elements[$0].frame.center.distance(to: place) < elements[$1].frame.center.distance(to: place) }
  }
}
