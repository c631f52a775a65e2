import UIKit

/// A text of letters that are all of one size, measured by a formula that the peers use, too: both lay out the same sizes, and
/// no time goes into typesetting.
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

  /// Letters are half again as large at accessibility sizes.
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
