/// One condition of a variant in an asset's `Contents.json`: dark appearance, or increased contrast.
nonisolated struct AssetAppearance: Decodable, Hashable, Sendable {
  var appearance: String
  var value: String

  static let dark = AssetAppearance(appearance: "luminosity", value: "dark")
  /// The condition for increased contrast.
  static let strong = AssetAppearance(appearance: "contrast", value: "high")
}
