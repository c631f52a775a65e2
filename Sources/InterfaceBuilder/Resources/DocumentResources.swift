import Foundation

/// The images and colours that a document uses by name, with the sizes and values stored in its `<resources>` element.
nonisolated public struct DocumentResources: Sendable {
  /// An image of an asset catalog, or a symbol of the system.
  public struct Image: Hashable, Sendable {
    /// The name by which views refer to the image.
    public var name: String
    /// Size in points. For a symbol, only the proportions are meaningful.
    public var size: CGSize
    /// Whether the image is a system symbol (SF Symbols).
    public var isSymbol: Bool
  }

  /// Images by name.
  public private(set) var images: [String: Image] = [:]
  /// The `<color>` elements with the copies of asset catalog colours, by name.
  private(set) var namedColors: [String: Element] = [:]
  /// The `<color>` elements with the light values of system colours, by name.
  private(set) var systemColors: [String: Element] = [:]

  init(_ element: Element?) {
    guard let element else { return }
    for child in element.children {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image":
        images[name] = Image(name: name, size: child.sizeValue, isSymbol: child["catalog"] == "system")
      case "namedColor": namedColors[name] = child.child("color")
      case "systemColor": systemColors[name] = child.child("color")
      default: break
      }
    }
  }
}
