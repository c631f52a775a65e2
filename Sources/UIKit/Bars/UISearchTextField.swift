import Foundation

/// The text field of a search bar, or a text field that looks like it.
open class UISearchTextField: UITextField {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func setUp() {
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
  }

  /// The text; if the field belongs to a search bar, the bar's text.
  open override var text: String? {
    get { bar.map(\.text) ?? super.text }
    set {
      bar?.text = newValue
      super.text = newValue
    }
  }

  /// The placeholder, which is shown while there is no text; if the field belongs to a search bar, the bar's
  /// placeholder.
  open override var placeholder: String? {
    get { bar.map(\.placeholder) ?? super.placeholder }
    set {
      bar?.placeholder = newValue
      super.placeholder = newValue
    }
  }
}
