/// A value that few objects of a kind have: it takes the room of a pointer in all of them.
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
