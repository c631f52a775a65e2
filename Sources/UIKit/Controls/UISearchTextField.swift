import Foundation

/// The field of a search bar, or one that looks like it.
open class UISearchTextField: UITextField {
  private weak var bar: UISearchBar?

  /// The field of a bar.
  init(of bar: UISearchBar) {
    self.bar = bar
    super.init(frame: .zero)
    setUp()
  }

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Restores a field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func setUp() {
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
  }

  /// The text: that of the bar, if the field belongs to one.
  open override var text: String? {
    get { bar.map(\.text) ?? super.text }
    set {
      bar?.text = newValue
      super.text = newValue
    }
  }

  /// What is shown while there is no text: that of the bar, if the field belongs to one.
  open override var placeholder: String? {
    get { bar.map(\.placeholder) ?? super.placeholder }
    set {
      bar?.placeholder = newValue
      super.placeholder = newValue
    }
  }
}
