@testable import UIKit

extension UIView {
  /// Gives a view without a superview the traits of a phone, for tests.
  @discardableResult
  func onPhone(
    scale: CGFloat = 2, rightToLeft: Bool = false, category: UIContentSizeCategory = .large,
    policy: LayoutPolicy = .device
  ) -> Self {
    setRootTraits(
      UITraitCollection {
        $0.userInterfaceIdiom = .phone
        $0.displayScale = scale
        $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        $0.preferredContentSizeCategory = category
        $0.layoutPolicy = policy
      })
    return self
  }

  /// A subview's frame as seen in a mirror.
  func mirrored(_ frame: CGRect) -> CGRect {
    CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
