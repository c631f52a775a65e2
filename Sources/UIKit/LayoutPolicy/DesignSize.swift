import Foundation

/// The natural size that a design tool, such as Interface Builder's canvas, gives an empty view in a stack view.
struct DesignSize {
  /// Width and height in points.
  let size: CGSize
  /// Whether the size stands for the text of an empty label. It then resists compression as much as the label's text
  /// would; otherwise it gives way to texts of other views.
  let isOfText: Bool
}
