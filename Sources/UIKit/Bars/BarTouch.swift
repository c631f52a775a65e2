import Foundation

/// Tracks a finger on a bar. An item of the bar is tapped if the finger touches down on the item and is lifted on the
/// same item.
struct BarTouch {
  private var touch: UITouch?
  private var pressed: Int?

  /// Begins to track a finger; returns whether it is on an item.
  @MainActor mutating func begin(_ touches: Set<UITouch>, in bar: UIView) -> Bool {
    guard touch == nil, let first = touches.first else { return touch != nil }
    pressed = InnerElement.index(at: first.location(in: bar), in: bar.innerElements)
    touch = pressed == nil ? nil : first
    return touch != nil
  }

  /// Ends tracking. Returns the action of the item that was tapped; `nil` if the finger was not lifted on the item
  /// where it touched down, or if that item is disabled.
  @MainActor mutating func end(_ touches: Set<UITouch>, in bar: UIView) -> (() -> Void)? {
    guard let touch, touches.contains(touch) else { return nil }
    let elements = bar.innerElements
    let index = InnerElement.index(at: touch.location(in: bar), in: elements)
    defer { cancel() }
    guard let index, index == pressed, elements[index].isEnabled else { return nil }
    return elements[index].tap
  }

  mutating func cancel() {
    touch = nil
    pressed = nil
  }
}
