/// Storage for a value that few objects of a kind have: objects without the value only store an empty pointer.
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
