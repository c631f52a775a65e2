import Foundation

/// Provides the number of wheels of a picker view, and the number of their rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of the wheel with the index `component`.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the titles, views and sizes of the rows of a picker view. All methods are optional. Inert but for code that
/// asks the picker view for the views and sizes of rows: pictures show wheels without rows.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the width of a wheel in points, which `rowSize(forComponent:)` uses. Inert: pictures show no rows.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows of a wheel in points, which `rowSize(forComponent:)` uses.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row, which the default view of the row shows. Inert: pictures show no rows.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the title of a row as an attributed string, which the default view of the row shows instead of the plain
  /// title. Inert: pictures show no rows.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
    -> UIView
  /// Called after the person has selected another row. Inert: never called, because touches do not turn wheels.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// By default, wheels share the width equally.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents))
  }
  /// By default, rows are 32 points high.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// By default, rows have no title.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// By default, rows have no attributed title.
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  { nil }
  /// By default, the view is a label with the row's title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = UILabel()
    if let title = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    return label
  }
  /// By default, nothing happens.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
