import Foundation

/// The control above the content of a scroll view with which people reload the content.
///
/// It is hidden until ``beginRefreshing()`` or until a finger has pulled the content far enough.
open class UIRefreshControl: UIControl, PulledView {
  /// Whether new content is being loaded.
  open private(set) var isRefreshing = false { didSet { isHidden = !isRefreshing } }
  /// The words below the spinner. Inert: only the control's place is kept.
  open var attributedTitle: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 60)))
    isHidden = true
  }

  /// Restores the control from an archive and hides it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Shows that new content is being loaded. No action is sent.
  open func beginRefreshing() { isRefreshing = true }

  /// Shows that loading has ended.
  open func endRefreshing() { isRefreshing = false }

  /// How far the content has to be pulled to start reloading, in points. Apple does not document it.
  private static let pullDistance: CGFloat = 120

  func wasPulled(by distance: CGFloat) {
    guard isEnabled, !isRefreshing, distance >= Self.pullDistance else { return }
    beginRefreshing()
    valueWasChanged(with: nil)
  }

  /// Places the control above the content, as wide as its scroll view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let scroll = superview as? UIScrollView else { return }
    frame = CGRect(x: 0, y: -frame.height, width: scroll.bounds.width, height: frame.height)
  }
}
