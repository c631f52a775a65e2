/// Stores an optional value in a separate allocation. This saves memory if the value is mostly `nil`, which takes only
/// one pointer.
@propertyWrapper struct Rare<Value> {
  private final class Box {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var box: Box?

  init(wrappedValue: Value?) {
    box = wrappedValue.map { Box($0) }
  }

  var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map { Box($0) } }
  }
}
