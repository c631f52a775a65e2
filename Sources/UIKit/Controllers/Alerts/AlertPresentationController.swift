/// Presents an alert in the middle of a dimmed screen, or an action sheet at the lower edge.
final class AlertPresentationController: UIPresentationController {
  /// Distance of an action sheet from the edges of the screen, in points.
  private static let sheetMargin: CGFloat = 8

  override var shouldRemovePresentersView: Bool { false }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimBehind()
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alert = presentedViewController as? UIAlertController,
      let content = alert.view.subviews.first
    else { return .zero }
    let safe = container.bounds.inset(by: container.safeAreaInsets)
    let isAlert = alert.preferredStyle == .alert
    let width = isAlert ? AlertMetrics.width : min(safe.width, safe.height) - 2 * Self.sheetMargin
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = min(fitting.height, safe.height - 2 * Self.sheetMargin)
    let bottom = max(container.safeAreaInsets.bottom, Self.sheetMargin)
    return CGRect(
      x: safe.midX - width / 2, y: isAlert ? safe.midY - height / 2 : container.bounds.maxY - bottom - height,
      width: width, height: height)
  }
}
