/// What `snug layout` prints about one document.
struct LayoutText: DividedProduct {
  /// The text about the screens in each environment.
  var environments: [String]

  mutating func add(_ other: LayoutText) throws(UnequalParts) {
    guard environments.count == other.environments.count else { throw UnequalParts() }
    for index in environments.indices { environments[index] += other.environments[index] }
  }
}
