import Foundation

/// Provides the numbers of wheels and rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of wheels show. All methods are optional. Inert but for titles and heights, which code can ask
/// for: pictures show wheels without rows.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// Width of a wheel in points, for `rowSize(forComponent:)`. Inert: pictures show no rows.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Height of rows in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The title of a row, for the view of the row. Inert: pictures show no rows.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The title of a row with attributes, for the view of the row. Inert: pictures show no rows.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
    -> UIView
  /// Called after another row was chosen by a touch. Inert: no touch leads to it.
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
  /// By default, rows have no title with attributes.
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
