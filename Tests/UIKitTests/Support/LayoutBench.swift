import Testing

@testable import UIKit

/// A root view of a given size with views inside, for tests. `place` adds a view that constraints place.
final class LayoutBench {
  let root: UIView

  /// A root of `width` × `height` points on a screen of one pixel per point by default, left to right unless stated
  /// otherwise.
  init(_ width: CGFloat = 320, _ height: CGFloat = 480, scale: CGFloat = 1, rightToLeft: Bool = false) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.setRootTraits(
      UITraitCollection {
        $0.userInterfaceIdiom = .phone
        $0.displayScale = scale
        $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        $0.preferredContentSizeCategory = .large
      })
  }

  /// Adds a view that constraints place.
  func place(_ view: UIView = UIView(), in parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  /// Activates constraints and lays the tree out.
  func layOut(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }
}

/// A view with a natural size, like a label that doesn't wrap.
final class SizedView: UIView {
  var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}

/// A view like a label of one font size: lines of 20 points, letters of 10, baselines 16 below the top of a line.
final class TextView: UIView {
  var letters: Int {
    didSet { invalidateIntrinsicContentSize() }
  }
  let wraps: Bool
  private(set) var measurements = 0

  init(letters: Int, wraps: Bool = false) {
    self.letters = letters
    self.wraps = wraps
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: letters * 10, height: letters == 0 ? 0 : 20) }
  override var intrinsicHeightDependsOnWidth: Bool { wraps }
  override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize {
    measurements += 1
    let lettersInLine = max(1, Int(width / 10))
    let lines = (letters + lettersInLine - 1) / lettersInLine
    return CGSize(width: min(letters, lettersInLine) * 10, height: lines * 20)
  }
  override var firstBaselinePosition: UIBaselinePosition? { UIBaselinePosition(heightFraction: 0, offset: 16) }
  override var lastBaselinePosition: UIBaselinePosition? { UIBaselinePosition(heightFraction: 1, offset: -4) }
}

extension CGRect {
  /// The mirrored rectangle in a superview of a width: x is `width - maxX`.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
