/// An enumeration that a header declares in C or Objective-C.
struct ObjectiveCEnumeration: Hashable {
  /// The kind of Swift type as which Swift imports an enumeration.
  enum Kind: Hashable {
    /// A Swift enumeration (`NS_ENUM`).
    case cases
    /// An `OptionSet` (`NS_OPTIONS`).
    case options
    /// A structure with a raw value, and a global constant per enumerator (a plain C `enum`).
    case number
  }

  /// One constant of an enumeration.
  struct Constant: Hashable {
    var name: String
    /// The value as a decimal number; `nil` if the header gives none, so that it is one more than the value of the
    /// previous constant.
    var value: String?
    var attributes = ObjectiveCAttributes()
  }

  /// The name of the enumeration; empty if it is anonymous.
  var name: String
  var kind = Kind.number
  /// The integer type of the values; `nil` if the header does not specify it.
  var rawType: ObjectiveCType?
  var constants: [Constant] = []
  var attributes = ObjectiveCAttributes()

  /// The constants with their values. Constants whose value would exceed the range of 64-bit integers are left out.
  var values: [(constant: Constant, value: Int64)] {
    var values: [(constant: Constant, value: Int64)] = []
    var next: Int64? = 0
    for constant in constants {
      // Unsigned 64-bit values are stored as the signed value with the same bits.
      if let text = constant.value { next = Int64(text) ?? UInt64(text).map(Int64.init(bitPattern:)) }
      guard let value = next else { continue }
      values.append((constant, value))
      next = value == .max ? nil : value + 1
    }
    return values
  }
}
