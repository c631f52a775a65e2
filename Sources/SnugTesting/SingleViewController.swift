import UIKit

/// The controller of a test screen that shows a single view, at the top left of the safe area.
final class SingleViewController: UIViewController {
  let shownView: UIView
  private let size: ViewSize

  /// - Parameters:
  ///   - view: the view.
  ///   - size: how the view is sized.
  init(_ view: UIView, size: ViewSize) {
    shownView = view
    self.size = size
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    shownView.translatesAutoresizingMaskIntoConstraints = true
    shownView.autoresizingMask = []
    view.addSubview(shownView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    fit()
  }

  /// Sets the view's frame to the size that its content needs now, according to ``ViewSize``.
  func fit() {
    let area = view.safeAreaLayoutGuide.layoutFrame
    let frame = CGRect(origin: area.origin, size: fittingSize(in: area.size))
    // Setting an equal frame would still invalidate the layout.
    if shownView.frame != frame { shownView.frame = frame }
  }

  private func fittingSize(in area: CGSize) -> CGSize {
    switch size {
    case .points(let width, let height): return CGSize(width: width, height: height)
    case .width(let width):
      let fitting = shownView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if fitting.height > 0 { return CGSize(width: width, height: fitting.height) }
      return CGSize(width: width, height: shownView.sizeThatFits(CGSize(width: width, height: area.height)).height)
    case .fitting:
      let fitting = shownView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      // Views without constraints have their size from `sizeThatFits`.
      return fitting.width > 0 && fitting.height > 0 ? fitting : shownView.sizeThatFits(area)
    }
  }
}
