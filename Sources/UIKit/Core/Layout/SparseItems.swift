/// A value per item, which is the same for most items. Items take four bytes each, up to the last one that has another
/// value.
struct SparseItems<Value> {
  /// The place of each item's value among `values`.
  private var places: [Int32] = []
  /// The value of most items, and then those of the others.
  private var values: [Value]

  /// Gives all items the value `common`.
  init(repeating common: Value) {
    values = [common]
  }

  /// Whether an item has no value of its own.
  func isCommon(_ index: Int) -> Bool { place(index) == 0 }

  private func place(_ index: Int) -> Int { index < places.count ? Int(places[index]) : 0 }

  /// The value of an item, by number.
  subscript(index: Int) -> Value {
    get { values[place(index)] }
    set {
      let place = place(index)
      if place > 0 { return values[place] = newValue }
      while places.count <= index { places.append(0) }
      places[index] = Int32(values.count)
      values.append(newValue)
    }
  }
}
