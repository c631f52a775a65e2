import Foundation

/// A view with wheels, whose rows a person selects. It is 320 × 216 points large, or 162 points high if the vertical
/// size class is compact.
open class UIPickerView: UIView {
  /// Whether the selected row is marked. In UIKit, it is always marked since iOS 7.
  open var showsSelectionIndicator = true

  /// The object that provides the number of wheels and of their rows. It is not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The object that provides the titles and views of rows. It is not retained.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selectedRows: [Int: Int] = [:]

  /// The number of wheels, according to the data source; 0 without one.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// The number of rows of the wheel with the index `component`, according to the data source; 0 without one.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The index of the selected row of a wheel; -1 if the wheel has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count > 0 ? min(selectedRows[component] ?? 0, count - 1) : -1
  }

  /// Selects a row of a wheel. The delegate is not called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selectedRows[component] = max(0, row)
  }

  /// Selects the first row of a wheel again. Called after the rows have changed.
  open func reloadComponent(_ component: Int) { selectedRows[component] = nil }

  /// Selects the first rows of all wheels again. Called after the rows have changed.
  open func reloadAllComponents() { selectedRows.removeAll() }

  /// The size of the rows of a wheel, in points, according to the delegate. Without a delegate, they are as wide as the
  /// view and 32 points high.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? bounds.width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }

  /// The view of a row, which the delegate creates on each call; `nil` for rows that do not exist or without a
  /// delegate.
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
  /// The size of a picker with wheels, in points, according to the layout policy. It is lower if the vertical size
  /// class is compact.
  var wheelsSize: CGSize {
    verticalSizeClass == .compact ? layoutPolicy.controls.lowWheelsSize : layoutPolicy.controls.wheelsSize
  }
}
