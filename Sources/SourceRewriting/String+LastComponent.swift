extension String {
  /// The last part of a name like `Outer.Inner`.
  var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
}
