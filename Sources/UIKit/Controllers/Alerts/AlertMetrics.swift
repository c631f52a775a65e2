/// The sizes and distances of alerts and action sheets, in points.
///
/// Apple does not document them. They are values that people have measured on iOS 13 to 18. Those of iOS 26 differ.
enum AlertMetrics {
  static let width: CGFloat = 270
  static let cornerRadius: CGFloat = 14
  /// Distance of texts and text fields from the leading and trailing edges of an alert or action sheet, and of the
  /// first text field from the text above it.
  static let textMargin: CGFloat = 16
  /// Distance of the texts and text fields of an alert from the upper edge of the alert, and from the buttons below.
  static let textGap: CGFloat = 20
  /// Distance of the texts of an action sheet from the upper edge of the sheet, and from the buttons below.
  static let sheetTextGap: CGFloat = 14
  /// Distance between title and message, and between text fields.
  static let lineGap: CGFloat = 4
  /// Least height of a button in an alert.
  static let buttonHeight: CGFloat = 44
  /// Least height of a button in an action sheet.
  static let sheetButtonHeight: CGFloat = 57
  /// Distance between the cancel button of an action sheet and the box with the other buttons.
  static let cancelGap: CGFloat = 8
}
