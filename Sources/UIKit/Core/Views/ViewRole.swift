/// What a view is on the screen, by its class. A class states it by overriding `UIView.screenRole`.
package enum ViewRole: Hashable, Sendable {
  case text, control, image, stack, scroll
  /// A row, an item, or a header or footer among them: its list decides its size.
  case cell
  case bar, container

  /// Whether UIKit makes the subviews of such views.
  var makesItsSubviews: Bool { self == .text || self == .control || self == .image || self == .bar }
}
