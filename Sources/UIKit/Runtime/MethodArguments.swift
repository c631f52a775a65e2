/// The arguments of a method that is called by its selector.
@_spi(Generated) public struct MethodArguments {
  private let selector: Selector
  private let values: [Any?]

  init(selector: Selector, values: [Any?]) {
    self.selector = selector
    self.values = values
  }

  /// The argument at an index, converted to the type of the parameter; a missing argument counts as `nil`.
  ///
  /// If the argument cannot be converted, the program stops, because the method could not work with it.
  public func value<Value>(_ index: Int) -> Value {
    let value = index < values.count ? values[index] : nil
    guard let result = RuntimeValue.converted(value, to: Value.self) else {
      let given = value.map { "is of the type \(type(of: $0))" } ?? "is missing"
      fatalError("\(selector): argument \(index + 1) \(given), the method takes \(Value.self)")
    }
    return result
  }
}
