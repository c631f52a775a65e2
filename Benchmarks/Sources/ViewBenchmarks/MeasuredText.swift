import UIKit

/// A text of letters that all have the same size. It is measured by a formula that the compared libraries use, too. So
/// all lay out the same sizes, and typesetting takes no time.
final class MeasuredText: UIView {
  /// The number of letters.
  var letters: Int {
    didSet { invalidateIntrinsicContentSize() }
  }
  private let wraps: Bool

  init(_ letters: Int, wraps: Bool = false) {
    self.letters = letters
    self.wraps = wraps
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The factor of the letters' size. It is 1.5 at accessibility sizes.
  private var scale: CGFloat = 1

  private var naturalWidth: CGFloat { CGFloat(letters) * 8 * scale }

  override var intrinsicContentSize: CGSize { CGSize(width: naturalWidth, height: 20 * scale) }

  override var intrinsicHeightDependsOnWidth: Bool { wraps }

  override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize {
    guard width > 0, width < naturalWidth else { return intrinsicContentSize }
    return CGSize(width: width, height: (naturalWidth / width).rounded(.up) * 20 * scale)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    scale = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 1.5 : 1
    invalidateIntrinsicContentSize()
  }
}
