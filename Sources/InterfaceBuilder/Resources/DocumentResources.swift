import Foundation

/// Images and colours that a document names, as its `<resources>` describe them.
nonisolated public struct DocumentResources: Sendable {
  /// An image of an asset catalog, or a symbol of the system.
  public struct Image: Hashable, Sendable {
    /// The name by which views refer to it.
    public var name: String
    /// Size in points. For a symbol, only the proportions are meaningful.
    public var size: CGSize
    /// Whether it is a symbol of the system's own catalog.
    public var isSymbol: Bool
  }

  /// Images by name.
  public private(set) var images: [String: Image] = [:]
  /// Elements that hold the colours of the asset catalog, by name.
  private(set) var namedColors: [String: Element] = [:]
  /// Elements that hold the light values of the system's dynamic colours, by name.
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
