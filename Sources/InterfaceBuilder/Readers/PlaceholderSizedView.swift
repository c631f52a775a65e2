import UIKit

/// A view with the placeholder size that a document gives it for the canvas, in place of the app's own class.
final class PlaceholderSizedView: UIView {
  private let size: CGSize

  init(width: Double?, height: Double?) {
    size = CGSize(width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
