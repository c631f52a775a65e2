nonisolated extension [String] {
  /// The words in one phrase: “German, French and Finnish”.
  public var phrase: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + (last ?? "")
  }
}
