@testable import InterfaceBuilder
@testable import UIKit

extension UIView {
  /// Gives a view without a superview the traits of a document that was saved by a version of Xcode.
  @discardableResult
  func asSaved(by tools: Int, onCanvas: Bool = true, scale: CGFloat = 2, rightToLeft: Bool = false) -> Self {
    let canvas = CanvasPolicy(of: XcodeVersion(build: tools))
    let policy = onCanvas ? canvas.layout(textSize: canvas.textSize) : canvas.layout
    setRootTraits(
      UITraitCollection {
        $0.userInterfaceIdiom = .phone
        $0.displayScale = scale
        $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        $0.preferredContentSizeCategory = .large
        $0.layoutPolicy = policy
      })
    return self
  }

  /// A subview's frame as seen in a mirror.
  func mirrored(_ frame: CGRect) -> CGRect {
    CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
