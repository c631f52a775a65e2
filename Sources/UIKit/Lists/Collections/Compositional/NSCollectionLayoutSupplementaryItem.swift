import Foundation

/// A view attached to an item. Inert but for headers and footers of sections, which are shown.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// The order in which overlapping views are drawn: views with a higher index are in front. The value is stored and
  /// not used.
  open var zIndex = 0

  /// Creates a description of a view with a size and an element kind.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header or footer of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge of the section at which the view is.
  public let alignment: NSRectAlignment
  /// Whether the section is longer by the size of the view, so that the view does not overlap items. Inert: it always
  /// is.
  open var extendsBoundary = true
  /// Whether the view stays visible as long as its section is visible. Inert: it scrolls with the section.
  open var pinToVisibleBounds = false

  /// Creates a header or footer with a size and an element kind at an edge.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }

  /// Creates a header or footer with a size and an element kind at an edge. `absoluteOffset` is inert: the view is not
  /// moved.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment)
  }
}

/// Describes a view behind a section. Inert: it is not shown.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// The order in which overlapping views are drawn: views with a higher index are in front. The value is stored and
  /// not used.
  open var zIndex = 0

  init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Creates a description of a view behind a section. Inert: the view is not shown.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// An edge or corner of a rectangle.
public enum NSRectAlignment: Int, Hashable, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
