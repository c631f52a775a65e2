/// Writes the Swift declaration of a C or Objective-C enumeration.
struct EnumerationWriter {
  private let enumeration: ObjectiveCEnumeration
  /// The Swift name of the enumeration, with dots if it is nested; empty for an anonymous enumeration.
  private let name: String
  private let rawType: String
  /// The Swift names of the enumeration's constants, with their values.
  private var constants: [(name: String, value: Int64)] = []

  /// - Parameters:
  ///   - enumeration: the enumeration as the header declares it.
  ///   - name: the enumeration's Swift name.
  init(_ enumeration: ObjectiveCEnumeration, name: String) {
    self.enumeration = enumeration
    self.name = name
    let types = ["NSInteger": "Int", "NSUInteger": "UInt", "long": "Int", "unsigned long": "UInt"]
    let sized = [
      "char": "Int8", "unsigned char": "UInt8", "int8_t": "Int8", "uint8_t": "UInt8", "UInt8": "UInt8",
      "short": "Int16",
      "unsigned short": "UInt16", "int16_t": "Int16", "uint16_t": "UInt16", "int": "Int32", "unsigned int": "UInt32",
      "int32_t": "Int32", "uint32_t": "UInt32", "UInt32": "UInt32", "long long": "Int64", "int64_t": "Int64",
      "unsigned long long": "UInt64", "uint64_t": "UInt64",
    ]
    let said = enumeration.rawType?.name ?? ""
    let values = enumeration.values
    rawType =
      types[said] ?? sized[said]
      ?? (enumeration.kind == .number && !values.contains { $0.value < 0 } ? "UInt32" : "Int32")
    let plain = enumeration.constants.filter { $0.attributes.swiftName == nil && !$0.attributes.isUnavailable }
    let prefix =
      enumeration.kind == .number ? "" : EnumeratorNames.prefix(of: plain.map(\.name), in: enumeration.name)
    for (constant, value) in values where !constant.attributes.isUnavailable {
      let given = constant.attributes.swiftName.flatMap { SwiftText.isIdentifier($0) ? $0 : nil }
      let found = given ?? EnumeratorNames.name(of: constant.name, without: prefix)
      constants.append((SwiftText.isIdentifier(found) ? found : constant.name, value))
    }
  }

  /// Swift code for a default value of the enumeration: an empty set of options, zero, or the first case; `nil` if it
  /// has no cases.
  var empty: String? {
    switch enumeration.kind {
    case .options: "[]"
    case .number: "\(name)(0)"
    case .cases: constants.first.map { "\(name).\(SwiftText.name($0.name))" }
    }
  }

  /// The number of constants of the enumeration.
  var count: Int { constants.count }

  /// The lines of the enumeration's Swift declaration.
  func lines(_ name: NestedName) -> [String] {
    switch enumeration.kind {
    case .cases: return name.wrapped(cases(name.simple))
    case .options: return name.wrapped(options(name.simple))
    case .number:
      if name.simple.isEmpty { return constants.map { Self.global($0.name, "Int", "\($0.value)") } }
      return name.wrapped(number(name.simple))
        + constants.map { Self.global($0.name, name.full, "\(name.full)(\(literal($0.value)))") }
    }
  }

  private func cases(_ name: String) -> [String] {
    var lines = ["public enum \(name): \(rawType), Sendable {"]
    var known: [Int64: String] = [:]
    var names: Set<String> = []
    for (constant, value) in constants where names.insert(constant).inserted {
      if let first = known[value] {
        lines.append("  public static var \(SwiftText.name(constant)): \(name) { .\(SwiftText.name(first)) }")
      } else {
        known[value] = constant
        lines.append("  case \(SwiftText.name(constant)) = \(literal(value))")
      }
    }
    // Swift rejects an enumeration that has a raw type and no case.
    if known.isEmpty { lines.append("  case snugNone = 0") }
    return lines + ["}"]
  }

  private func options(_ name: String) -> [String] {
    var lines = [
      "public struct \(name): OptionSet, Sendable {",
      "  public let rawValue: \(rawType)",
      "  public init(rawValue: \(rawType)) { self.rawValue = rawValue }",
    ]
    var names: Set<String> = []
    for (constant, value) in constants where names.insert(constant).inserted {
      lines.append(
        "  public static var \(SwiftText.name(constant)): \(name) { \(name)(rawValue: \(literal(value))) }")
    }
    return lines + ["}"]
  }

  private func number(_ name: String) -> [String] {
    [
      "public struct \(name): RawRepresentable, Hashable, Sendable {",
      "  public var rawValue: \(rawType)",
      "  public init(_ rawValue: \(rawType)) { self.rawValue = rawValue }",
      "  public init(rawValue: \(rawType)) { self.rawValue = rawValue }",
      "}",
    ]
  }

  private static func global(_ name: String, _ type: String, _ value: String) -> String {
    "public var \(SwiftText.name(name)): \(type) { \(value) }"
  }

  /// A constant's value as a literal of the raw type. For an unsigned raw type, a negative value is converted by its
  /// bit pattern.
  private func literal(_ value: Int64) -> String {
    guard rawType.hasPrefix("U") else { return "\(value)" }
    let bits = UInt64(bitPattern: value)
    let widths = ["UInt8": UInt64(0xFF), "UInt16": 0xFFFF, "UInt32": 0xFFFF_FFFF]
    return "\(bits & (widths[rawType] ?? .max))"
  }
}
