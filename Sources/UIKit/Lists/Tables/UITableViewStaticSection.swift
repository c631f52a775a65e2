import Foundation

/// A static section of a table: titles and cells that an Interface Builder document defines.
@preconcurrency @MainActor public struct UITableViewStaticSection {
  /// Whether the section has a header title. The space above the rows depends on it.
  enum Header: Hashable, Sendable {
    case none, emptyText, text
  }

  /// The title above the rows; nil for none.
  public var headerTitle: String?
  /// The text below the rows; nil for none.
  public var footerTitle: String?
  public var cells: [UITableViewCell]

  /// Creates a section.
  ///
  /// Empty titles are not shown, but newer releases keep some space above the rows for an empty header title.
  public init(headerTitle: String? = nil, footerTitle: String? = nil, cells: [UITableViewCell]) {
    hasEmptyHeaderTitle = headerTitle?.isEmpty == true
    self.headerTitle = headerTitle?.isEmpty == true ? nil : headerTitle
    self.footerTitle = footerTitle?.isEmpty == true ? nil : footerTitle
    self.cells = cells
  }

  private let hasEmptyHeaderTitle: Bool

  var header: Header { headerTitle != nil ? .text : hasEmptyHeaderTitle ? .emptyText : .none }
}
