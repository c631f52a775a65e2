import Foundation

/// Makes pages. Inert: there is no printer.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  /// Room around the first page, in points.
  open var contentInsets = UIEdgeInsets.zero
  /// Room around each page, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// Creates it.
  public override init() {}
}
