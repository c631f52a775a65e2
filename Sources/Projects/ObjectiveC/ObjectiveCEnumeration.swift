/// An enumeration.
struct ObjectiveCEnumeration: Hashable {
  /// What an enumeration is in Swift.
  enum Kind: Hashable {
    /// An enumeration (`NS_ENUM`).
    case cases
    /// A set of options (`NS_OPTIONS`).
    case options
    /// A number with a type of its own, and constants of this type.
    case number
  }

  /// A constant.
  struct Constant: Hashable {
    var name: String
    /// The value as clang says it; `nil` if it is one more than that of the constant before.
    var value: String?
    var attributes = ObjectiveCAttributes()
  }

  /// Its name; empty if it has none.
  var name: String
  var kind = Kind.number
  /// The type of its values; `nil` if none is said.
  var rawType: ObjectiveCType?
  var constants: [Constant] = []
  var attributes = ObjectiveCAttributes()

  /// The constants with their values. Those after a value that is too large are left out.
  var values: [(constant: Constant, value: Int64)] {
    var values: [(constant: Constant, value: Int64)] = []
    var next: Int64? = 0
    for constant in constants {
      // Numbers of 64 bits without a sign are kept by their bits.
      if let text = constant.value { next = Int64(text) ?? UInt64(text).map(Int64.init(bitPattern:)) }
      guard let value = next else { continue }
      values.append((constant, value))
      next = value == .max ? nil : value + 1
    }
    return values
  }
}
