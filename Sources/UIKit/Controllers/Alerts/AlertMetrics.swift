/// The measures of alerts and action sheets, in points.
///
/// UIKit does not document them. People have measured them on iOS 13 to 18; iOS 26 has other measures.
enum AlertMetrics {
  static let width: CGFloat = 270
  static let cornerRadius: CGFloat = 14
  /// Distance of texts from the edges of an alert.
  static let textMargin: CGFloat = 16
  /// Distance of texts from the upper and lower edges of their box.
  static let textGap: CGFloat = 20
  /// Distance of texts from the upper and lower edges of their box in an action sheet.
  static let sheetTextGap: CGFloat = 14
  /// Distance between title and message.
  static let lineGap: CGFloat = 4
  /// Height of an alert's button.
  static let buttonHeight: CGFloat = 44
  /// Height of an action sheet's button.
  static let sheetButtonHeight: CGFloat = 57
  /// Distance of the button that cancels an action sheet from the others.
  static let cancelGap: CGFloat = 8
}
