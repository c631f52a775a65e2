/// A product of a Swift package that a target links.
public struct PackageProduct: Codable, Hashable, Sendable {
  /// The name of the product.
  public var name: String
  /// The URL of the package's repository, or the path of its folder; `nil` if the project does not specify it.
  public var package: String?
  /// The accepted versions; `nil` for a folder, or if the project does not specify them.
  public var requirement: PackageRequirement?
}
