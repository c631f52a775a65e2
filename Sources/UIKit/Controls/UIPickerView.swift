import Foundation

/// Wheels to choose from. 320 × 216 points, 162 high where the height is compact.
open class UIPickerView: UIView {
  /// Whether the chosen row is marked; always true since iOS 7.
  open var showsSelectionIndicator = true

  /// Says how many rows the wheels have.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Says what rows show.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selectedRows: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The chosen row of a wheel; -1 without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count > 0 ? min(selectedRows[component] ?? 0, count - 1) : -1
  }

  /// Chooses a row of a wheel. The delegate is not called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = max(0, row)
  }

  /// Asks for the rows of a wheel anew; the first one is chosen.
  open func reloadComponent(_ component: Int) { selectedRows[component] = nil }

  /// Asks for the rows of all wheels anew; the first ones are chosen.
  open func reloadAllComponents() { selectedRows.removeAll() }

  /// Size of the rows of a wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? bounds.width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }

  /// The view of a row, made by the delegate; nil for rows that are not there.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// The fixed size.
  open override var intrinsicContentSize: CGSize {
    traitCollection.wheelsSize
  }

  /// The fixed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UITraitCollection {
  /// Size of the wheels of a picker: lower where the height is compact.
  var wheelsSize: CGSize {
    verticalSizeClass == .compact ? layoutPolicy.controls.lowWheelsSize : layoutPolicy.controls.wheelsSize
  }
}
