/// The content of an alert: texts and text fields above buttons. Two buttons are beside each other if both titles fit;
/// otherwise all buttons are one below the other.
final class AlertBox: UIView {
  init(of alert: UIAlertController) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = AlertMetrics.cornerRadius
    clipsToBounds = true
    let column = UIStackView(arrangedSubviews: [AlertTexts(of: alert)])
    column.axis = .vertical
    addFilling(column)
    let buttons = Self.inOrder(alert.actions).map { AlertButton($0, of: alert) }
    if buttons.count == 2, buttons.allSatisfy(\.fitsHalf) {
      let row = UIStackView(arrangedSubviews: [buttons[0], AlertLine(.vertical), buttons[1]])
      buttons[0].widthAnchor.constraint(equalTo: buttons[1].widthAnchor).isActive = true
      column.addArrangedSubview(AlertLine(.horizontal))
      column.addArrangedSubview(row)
    } else {
      for button in buttons {
        column.addArrangedSubview(AlertLine(.horizontal))
        column.addArrangedSubview(button)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The actions in the order of their buttons: of two buttons, the cancel button is the first; of more, it is the
  /// last.
  static func inOrder(_ actions: [UIAlertAction]) -> [UIAlertAction] {
    let cancels = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return actions.count == 2 ? cancels + others : others + cancels
  }
}

/// A separator line between the buttons of an alert or action sheet, one pixel thick. The axis is the direction of the
/// line.
final class AlertLine: UIView {
  private let axis: NSLayoutConstraint.Axis

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    super.init(frame: .zero)
    backgroundColor = .separator
    setContentHuggingPriority(.required, for: axis == .horizontal ? .vertical : .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let pixel = 1 / max(1, traitCollection.displayScale)
    return axis == .horizontal
      ? CGSize(width: UIView.noIntrinsicMetric, height: pixel) : CGSize(width: pixel, height: UIView.noIntrinsicMetric)
  }
}
