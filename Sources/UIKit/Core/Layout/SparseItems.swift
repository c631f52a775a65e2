/// A value per item, which is the same for most items: those take four bytes each.
struct SparseItems<Value> {
  /// The place of each item's value among `values`.
  private var places: [Int32]
  /// The value of most items, and then those of the others.
  private var values: [Value]

  /// Values of a number of items, all of them `common`.
  init(repeating common: Value, count: Int) {
    places = Array(repeating: 0, count: count)
    values = [common]
  }

  /// Whether an item has no value of its own.
  func isCommon(_ index: Int) -> Bool { places[index] == 0 }

  /// The value of an item, by number.
  subscript(index: Int) -> Value {
    get { values[Int(places[index])] }
    set {
      if places[index] == 0 {
        places[index] = Int32(values.count)
        values.append(newValue)
      } else {
        values[Int(places[index])] = newValue
      }
    }
  }
}
