import Foundation

extension IndexPath {
  /// The place of a row of a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The place of an item of a collection.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section; 0 for an empty path.
  public var section: Int { isEmpty ? 0 : self[0] }

  /// The row in its section; 0 for a path without one.
  public var row: Int { count > 1 ? self[1] : 0 }

  /// The item in its section; 0 for a path without one.
  public var item: Int { row }
}
