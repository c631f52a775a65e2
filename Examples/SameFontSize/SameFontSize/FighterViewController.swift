import UIKit

/// A form for the three texts, and the row that shows them. Subclasses provide the row.
class FighterViewController: UIViewController {
  /// Font size of the row if there is enough room, in points.
  static let defaultFontSize: CGFloat = 25

  /// What the row shows.
  var fighter = Fighter.short

  private let nameField = UITextField()
  private let attackField = UITextField()
  private let healthField = UITextField()
  private let applyButton = UIButton(type: .system)

  private var fields: [UITextField] { [nameField, attackField, healthField] }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBarItem = UITabBarItem(title: tab.title, image: UIImage(named: tab.image), tag: 0)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: What subclasses say

  /// The tab's title, and the name of its image.
  var tab: (title: String, image: String) { ("", "") }

  /// What the screen shows.
  var explanation: String { "" }

  /// The view with the three texts.
  var row: UIView { view }

  /// Shows the three texts in the row.
  func showFighter() {}

  /// Called when the row has its width.
  func rowDidLayout() {}

  // MARK: View

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (field, placeholder) in zip(fields, ["Name", "Attack", "Health"]) {
      field.placeholder = placeholder
      field.accessibilityLabel = placeholder
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
    applyButton.setTitle("Apply", for: .normal)
    applyButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    applyButton.titleLabel?.adjustsFontForContentSizeCategory = true
    applyButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    applyButton.addTarget(self, action: #selector(apply), for: .touchUpInside)
    addColumn()
    for (field, text) in zip(fields, fighter.texts) { field.text = text }
    showFighter()
  }

  private func addColumn() {
    let label = UILabel()
    label.text = explanation
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    let column = UIStackView(arrangedSubviews: [label, row] + fields + [applyButton])
    column.axis = .vertical
    column.spacing = 12
    column.setCustomSpacing(32, after: row)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    rowDidLayout()
  }

  @objc private func apply() {
    view.endEditing(true)
    fighter = Fighter(
      name: nameField.text ?? "", attack: attackField.text ?? "", health: healthField.text ?? "")
    showFighter()
    view.setNeedsLayout()
  }
}
