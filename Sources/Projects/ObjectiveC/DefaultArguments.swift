/// The default arguments that Swift gives to parameters of an imported Objective-C method, such as `nil` for a nullable
/// block at the end.
struct DefaultArguments {
  /// The default arguments as Swift code, by the indices of the method's Objective-C parameters. Parameters without a
  /// default argument are missing.
  private(set) var values: [Int: String] = [:]

  /// - Parameters:
  ///   - method: the Objective-C method.
  ///   - base: the method's Swift name without argument labels.
  ///   - labels: the argument labels in Swift, without the label of the error parameter.
  ///   - error: the index of the `NSError **` parameter if the method throws in Swift; `nil` if it does not.
  ///   - aliases: the `typedef`s of the headers, by their names.
  init(
    _ method: ObjectiveCMethod, base: String, labels: [String], error: Int?, aliases: [String: ObjectiveCAlias]
  ) {
    let count = method.parameters.count - (error == nil ? 0 : 1)
    if count == 1, CamelCase.words(base).first == "set" { return }
    var position = 0
    for (index, parameter) in method.parameters.enumerated() where index != error {
      let label = position < labels.count ? labels[position] : ""
      position += 1
      values[index] = Self.value(
        parameter.type, label: label.isEmpty && position == 1 ? base : label, isLast: position == count, aliases)
    }
  }

  private static func value(
    _ type: ObjectiveCType, label: String, isLast: Bool, _ aliases: [String: ObjectiveCAlias]
  ) -> String? {
    let isNullable = type.nullability == .possible
    var resolved = type
    for _ in 0..<8 {
      guard let name = resolved.name, let alias = aliases[name] else { break }
      resolved = alias.type
    }
    if case .block = resolved.form { return isNullable && isLast ? "nil" : nil }
    if type.pointee?.name == "NSZone" { return "nil" }
    if let name = type.name, CamelCase.words(name).contains("Options") { return "[]" }
    guard resolved.pointee?.name == "NSDictionary" else { return nil }
    let words = CamelCase.words(label).map { $0.lowercased() }
    let isInfo = words.last == "info" && words.dropLast().last == "user"
    guard isInfo || ["options", "attributes"].contains(words.last ?? "") else { return nil }
    return isNullable ? "nil" : "[:]"
  }
}
