/// The content of an action sheet: a box with texts above buttons, and below it each cancel button in a box of its own.
final class ActionSheetBox: UIView {
  init(of alert: UIAlertController) {
    super.init(frame: .zero)
    let others = alert.actions.filter { $0.style != .cancel }
    let cancels = alert.actions.filter { $0.style == .cancel }
    var rows: [UIView] = alert.title == nil && alert.message == nil ? [] : [AlertTexts(of: alert)]
    for action in others {
      if !rows.isEmpty { rows.append(AlertLine(.horizontal)) }
      rows.append(AlertButton(action, of: alert))
    }
    let boxes = ([rows] + cancels.map { [AlertButton($0, of: alert)] }).filter { !$0.isEmpty }.map(Self.box)
    let column = UIStackView(arrangedSubviews: boxes)
    column.axis = .vertical
    column.spacing = AlertMetrics.cancelGap
    addFilling(column)
  }

  required init?(coder: NSCoder) { nil }

  private static func box(of rows: [UIView]) -> UIView {
    let box = UIStackView(arrangedSubviews: rows)
    box.axis = .vertical
    box.backgroundColor = .secondarySystemBackground
    box.layer.cornerRadius = AlertMetrics.cornerRadius
    box.clipsToBounds = true
    return box
  }
}
