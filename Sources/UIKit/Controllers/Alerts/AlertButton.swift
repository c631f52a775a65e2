/// The button of one action in an alert or action sheet. `AlertBox` and `ActionSheetBox` add the separator lines
/// between buttons.
final class AlertButton: UIControl {
  private weak var alert: UIAlertController?
  private let action: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction, of alert: UIAlertController) {
    self.action = action
    self.alert = alert
    super.init(frame: .zero)
    let isAlert = alert.preferredStyle == .alert
    let isProminent = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    let size = UIFontMetrics(forTextStyle: .body).scaledValue(for: isAlert ? 17 : 20)
    label.text = action.title
    label.font = UIFont.systemFont(ofSize: size, weight: isProminent ? .semibold : .regular)
    label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .systemBlue
    label.textAlignment = .center
    label.numberOfLines = isAlert ? 1 : 0
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.translatesAutoresizingMaskIntoConstraints = false
    isEnabled = action.isEnabled
    accessibilityLabel = action.title
    addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
    addSubview(label)
    let height = isAlert ? AlertMetrics.buttonHeight : AlertMetrics.sheetButtonHeight
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: height),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.margin),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: Self.margin),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Distance of the title from the edges of the button, in points.
  private static let margin: CGFloat = 10

  /// Whether the title fits in one line into half of the alert's width, so that another button can be beside this one.
  var fitsHalf: Bool { label.intrinsicContentSize.width <= AlertMetrics.width / 2 - 2 * Self.margin }

  private func choose() {
    alert?.choose(action)
  }
}
