/// Kinds of assets that get symbols.
enum AssetKind: CaseIterable {
  case color, image

  /// The kind of a folder of an asset catalog, by its extension; `nil` if its content gets no symbol.
  init?(folderExtension: String) {
    switch folderExtension {
    case "colorset": self = .color
    case "imageset", "symbolset": self = .image
    default: return nil
    }
  }

  /// The kind as comments and notes name it.
  var word: String { self == .color ? "color" : "image" }
  /// The type of the symbols.
  var resource: String { self == .color ? "ColorResource" : "ImageResource" }
  /// The type of UIKit that is made of a resource.
  var type: String { self == .color ? "UIColor" : "UIImage" }
  /// The call of an initializer, in Swift, that replaces an asset that is not found.
  var fallback: String { self == .color ? "self.init(white: 0, alpha: 0)" : "self.init()" }

  /// The names that the type of UIKit has itself. Assets with such a symbol get a resource and no extension.
  ///
  /// They are the class properties of [UIColor](https://developer.apple.com/documentation/uikit/uicolor) and
  /// [UIImage](https://developer.apple.com/documentation/uikit/uiimage), and the types in UIImage.
  var reserved: Set<String> { self == .color ? Self.colors : Self.images }

  private static let colors: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear", "tintColor",
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue",
    "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6",
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link", "separator",
    "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "darkText", "lightText",
    "groupTableViewBackground", "scrollViewTexturedBackground", "viewFlipsideBackground", "underPageBackground",
  ]

  private static let images: Set<String> = [
    "actions", "add", "checkmark", "remove", "strokedCheckmark",
    "Configuration", "SymbolConfiguration", "SymbolScale", "SymbolWeight", "Orientation", "RenderingMode",
    "ResizingMode", "Contents",
  ]
}
