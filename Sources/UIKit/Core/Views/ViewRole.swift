/// What kind of element a view is on the screen. For example, it decides the view's colour in drawings that show the
/// structure of a screen. Subclasses of `UIView` return theirs from `screenRole`.
package enum ViewRole: Hashable, Sendable {
  case text, control, image, stack, scroll
  /// A table view cell, a collection view cell, or a header or footer of a table or collection view. The table or
  /// collection view decides its size.
  case cell
  case bar, container

  /// Whether UIKit, and not the app's code, creates the subviews of views with this role.
  var makesItsSubviews: Bool { self == .text || self == .control || self == .image || self == .bar }
}
