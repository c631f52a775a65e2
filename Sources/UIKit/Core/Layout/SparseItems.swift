/// An array with one value per item of a layout engine, for values that are the same for most items. To save memory,
/// the common value is stored once, and each item takes four bytes.
struct SparseItems<Value> {
  /// For each item, the index of its value in `values`. 0, the index of the common value, for items that are not in
  /// this array.
  private var places: [Int32] = []
  /// The common value, followed by the values of the items that have another one.
  private var values: [Value]

  /// Creates an array in which all items have the value `common`.
  init(repeating common: Value) {
    values = [common]
  }

  /// Whether no value was set for an item, so that it has the common value.
  func isCommon(_ index: Int) -> Bool { place(index) == 0 }

  private func place(_ index: Int) -> Int { index < places.count ? Int(places[index]) : 0 }

  /// The value of the item with the number `index`.
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
