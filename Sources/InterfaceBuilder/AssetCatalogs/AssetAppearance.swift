/// The appearance that a variant of an asset is for.
nonisolated struct AssetAppearance: Decodable, Hashable, Sendable {
  var appearance: String
  var value: String

  static let dark = AssetAppearance(appearance: "luminosity", value: "dark")
  /// For more contrast.
  static let strong = AssetAppearance(appearance: "contrast", value: "high")
}
