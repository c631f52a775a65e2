/// A type of a framework of which a value can be made without arguments, so that it has an empty value.
///
/// `make surface` generates the conformances of the types with an initializer without parameters.
@_spi(Generated) public protocol MadeWithoutArguments {
  /// A new value of the type.
  @MainActor static func madeWithoutArguments() -> Any
}
