import Foundation

/// A section of a table whose rows are part of the document.
public struct UITableViewStaticSection {
  /// Words above the rows; nil for none.
  public var headerTitle: String?
  /// Words below the rows; nil for none.
  public var footerTitle: String?
  /// The rows.
  public var cells: [UITableViewCell]

  /// A section of rows.
  public init(headerTitle: String? = nil, footerTitle: String? = nil, cells: [UITableViewCell]) {
    self.headerTitle = headerTitle?.isEmpty == true ? nil : headerTitle
    self.footerTitle = footerTitle?.isEmpty == true ? nil : footerTitle
    self.cells = cells
  }
}
