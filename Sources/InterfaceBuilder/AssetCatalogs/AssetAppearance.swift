/// The appearance that a variant of an asset is for.
nonisolated struct AssetAppearance: Decodable, Hashable, Sendable {
  var appearance: String
  var value: String
}
