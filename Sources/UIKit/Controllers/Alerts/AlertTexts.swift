/// The title, the message and the text fields of an alert or action sheet, one below the other.
final class AlertTexts: UIStackView {
  init(of alert: UIAlertController) {
    super.init(frame: .zero)
    axis = .vertical
    spacing = AlertMetrics.lineGap
    isLayoutMarginsRelativeArrangement = true
    let isAlert = alert.preferredStyle == .alert
    let gap = isAlert ? AlertMetrics.textGap : AlertMetrics.sheetTextGap
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: gap, leading: AlertMetrics.textMargin, bottom: gap, trailing: AlertMetrics.textMargin)
    insetsLayoutMarginsFromSafeArea = false
    if let title = alert.title {
      add(title, style: isAlert ? .headline : .footnote, isBold: true, color: isAlert ? .label : .secondaryLabel)
    }
    if let message = alert.message {
      add(message, style: .footnote, isBold: false, color: isAlert ? .label : .secondaryLabel)
    }
    for field in alert.textFields ?? [] {
      if field.borderStyle == .none { field.borderStyle = .roundedRect }
      if let last = arrangedSubviews.last as? UILabel { setCustomSpacing(AlertMetrics.textMargin, after: last) }
      addArrangedSubview(field)
    }
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func add(_ text: String, style: UIFont.TextStyle, isBold: Bool, color: UIColor) {
    let label = UILabel()
    label.text = text
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
    let font = UIFont.preferredFont(forTextStyle: style)
    label.font = isBold ? UIFont.systemFont(ofSize: font.pointSize, weight: .semibold) : font
    addArrangedSubview(label)
  }
}
