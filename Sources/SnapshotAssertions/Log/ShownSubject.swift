import UIKit

/// What a snapshot assertion is given: a view, or a controller with its view.
package struct ShownSubject {
  /// A view or a controller.
  package enum Content {
    case controller(UIViewController)
    /// A view, and the size in points that the test gives it.
    case view(UIView, CGSize)
  }

  package var content: Content
  package var assertion: AssertionPlace
}

/// A snapshot assertion in the source of a test.
package struct AssertionPlace: Hashable, Sendable {
  /// The name of the snapshot, such as `testForm.dark` or `testForm.1`. It is unique among those of a test.
  package var name: String
  /// The path of the source file.
  package var file: String
  /// The line in it, counted from 1; 0 if it is not known.
  package var line: Int
}
