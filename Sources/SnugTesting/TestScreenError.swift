/// The error that a step of a test, such as a tap, was not possible on a screen.
public struct TestScreenError: Error, CustomStringConvertible, Hashable, Sendable {
  /// The failure message, for example with the elements that exist on the screen.
  public let description: String

  private static func list(_ elements: [String]) -> String {
    elements.isEmpty ? "The screen shows nothing that can be found." : "There are:\n" + elements.lines
  }

  static func noElement(_ name: String, among elements: [String]) -> TestScreenError {
    TestScreenError(description: "The screen has no element “\(name)”. \(list(elements))")
  }

  static func severalElements(_ name: String, _ elements: [String]) -> TestScreenError {
    TestScreenError(
      description: "The screen has \(elements.count) elements “\(name)”:\n\(elements.lines)\nGive one an "
        + "accessibilityIdentifier, or pass the view.")
  }

  static func covered(_ element: String, by other: String) -> TestScreenError {
    TestScreenError(description: "A finger cannot reach \(element): \(other) lies over it.")
  }

  static func outside(_ element: String) -> TestScreenError {
    TestScreenError(
      description: "A finger cannot reach \(element): it is outside of the screen, or of a view around it.")
  }

  static func notOnScreen(_ element: String) -> TestScreenError {
    TestScreenError(description: "\(element) is not on the screen.")
  }

  static func nothingToTypeInto(_ element: String?) -> TestScreenError {
    TestScreenError(
      description: element.map { "\($0) takes no text: after a tap no field is edited." }
        ?? "No field is edited. Tap one before, or name one: type(_:into:).")
  }

  static func nothingToScroll(_ element: String?) -> TestScreenError {
    TestScreenError(description: "There is nothing to scroll\(element.map { " around \($0)" } ?? "").")
  }

  static func noSize(_ view: String) -> TestScreenError {
    TestScreenError(
      description: "\(view) has no size: neither its constraints nor its content give one. Give it one: "
        + "TestScreen(view: .points(320, 44)).")
  }

  static func noController(storyboard: String, identifier: String?, folder: String) -> TestScreenError {
    let which = identifier.map { "no controller with the identifier “\($0)”" } ?? "no first controller"
    return TestScreenError(
      description: "There is \(which) in \(storyboard).storyboard, or no such storyboard below \(folder).")
  }
}

extension [String] {
  fileprivate var lines: String { map { "  \($0)" }.joined(separator: "\n") }
}
