import Foundation

/// A section of a table whose rows are part of the document.
@preconcurrency @MainActor public struct UITableViewStaticSection {
  /// What is above the rows, as far as layout needs to know.
  enum Header: Hashable, Sendable {
    case none, emptyText, text
  }

  /// The title above the rows; nil for none.
  public var headerTitle: String?
  /// The text below the rows; nil for none.
  public var footerTitle: String?
  public var cells: [UITableViewCell]

  /// A section of rows.
  ///
  /// Empty titles show nothing, but newer tables keep some room for an empty header above the rows.
  public init(headerTitle: String? = nil, footerTitle: String? = nil, cells: [UITableViewCell]) {
    hasEmptyHeaderTitle = headerTitle?.isEmpty == true
    self.headerTitle = headerTitle?.isEmpty == true ? nil : headerTitle
    self.footerTitle = footerTitle?.isEmpty == true ? nil : footerTitle
    self.cells = cells
  }

  private let hasEmptyHeaderTitle: Bool

  var header: Header { headerTitle != nil ? .text : hasEmptyHeaderTitle ? .emptyText : .none }
}
