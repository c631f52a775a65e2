import Foundation

/// Wheels to choose from: 320 × 216 points, or 162 points high if the vertical size class is compact.
open class UIPickerView: UIView {
  /// Whether the chosen row is marked; always true since iOS 7.
  open var showsSelectionIndicator = true

  /// Provides the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Provides the contents of rows.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selectedRows: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The selected row of a wheel; -1 without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count > 0 ? min(selectedRows[component] ?? 0, count - 1) : -1
  }

  /// Selects a row of a wheel. The delegate is not called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = max(0, row)
  }

  /// Asks for the rows of a wheel again, and selects the first one.
  open func reloadComponent(_ component: Int) { selectedRows[component] = nil }

  /// Asks for the rows of all wheels again, and selects the first ones.
  open func reloadAllComponents() { selectedRows.removeAll() }

  /// Size of the rows of a wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? bounds.width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }

  /// The view of a row, made by the delegate; nil for rows that do not exist.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  open override var intrinsicContentSize: CGSize {
    traitCollection.wheelsSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func hasMade(_ view: UIView) -> Bool { view.superview === self }
}

extension UITraitCollection {
  /// Size of the wheels of a picker. They are lower if the vertical size class is compact.
  var wheelsSize: CGSize {
    verticalSizeClass == .compact ? layoutPolicy.controls.lowWheelsSize : layoutPolicy.controls.wheelsSize
  }
}
