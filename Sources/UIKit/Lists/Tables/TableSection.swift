import Foundation

/// One section of a table whose rows come from a data source. Its header, rows and footer have measured or estimated
/// heights.
@MainActor struct TableSection {
  /// A header or a footer.
  struct Edge {
    /// The height in points; zero if there is no header or footer.
    var height: CGFloat
    /// Whether the height follows the content and is still an estimate, because the view has not been measured.
    var isGuessed: Bool

    /// No header or footer.
    static let none = Edge(height: 0, isGuessed: false)
  }

  var header: Edge
  var footer: Edge
  var rows: RowHeights
  /// The rows whose height was measured.
  var measured = IndexSet()

  var height: CGFloat { header.height + rows.total + footer.height }

  subscript(side: TableEdgeKey.Side) -> Edge {
    get { side == .header ? header : footer }
    set {
      if side == .header { header = newValue } else { footer = newValue }
    }
  }
}

/// Identifies a header or footer of a table by its section and its side: above the rows, or below them.
struct TableEdgeKey: Hashable, Comparable {
  enum Side: Int {
    case header, footer
  }

  var section: Int
  var side: Side

  static func < (left: TableEdgeKey, right: TableEdgeKey) -> Bool {
    (left.section, left.side.rawValue) < (right.section, right.side.rawValue)
  }
}
