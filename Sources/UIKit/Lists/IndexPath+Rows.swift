import Foundation

extension IndexPath {
  /// Creates the index path of a table's row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the index path of an item of a collection view.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The index of the section; 0 if the index path is empty.
  public var section: Int { isEmpty ? 0 : self[0] }

  /// The index of the row in its section; 0 if the index path has no second index.
  public var row: Int { count > 1 ? self[1] : 0 }

  /// The index of the item in its section; 0 if the index path has no second index.
  public var item: Int { row }
}
