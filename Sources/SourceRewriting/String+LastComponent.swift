extension String {
  /// The last component of a qualified name: `Inner` of `Outer.Inner`.
  var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
}
