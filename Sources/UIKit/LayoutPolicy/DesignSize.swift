import Foundation

/// The natural size that a design tool gives a view without content in a stack view.
struct DesignSize {
  /// Width and height in points.
  let size: CGSize
  /// Whether it stands for text and resists as text of the view would. Otherwise it gives way to text.
  let isOfText: Bool
}
