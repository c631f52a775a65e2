/// The kinds of assets for which Swift symbols are generated.
enum AssetKind: CaseIterable {
  case color, image

  /// The kind of an asset, by the extension of its folder in the catalog; `nil` if no symbols are generated for the
  /// kind.
  init?(folderExtension: String) {
    switch folderExtension {
    case "colorset": self = .color
    case "imageset", "symbolset": self = .image
    default: return nil
    }
  }

  /// The word for the kind in comments and notes.
  var word: String { self == .color ? "color" : "image" }
  /// The name of the type that represents such an asset in generated code.
  var resource: String { self == .color ? "ColorResource" : "ImageResource" }
  /// The UIKit type that is initialized with a resource.
  var type: String { self == .color ? "UIColor" : "UIImage" }
  /// The Swift code that initializes the UIKit type if the asset is not found.
  var fallback: String { self == .color ? "self.init(white: 0, alpha: 0)" : "self.init()" }

  /// The names of members that the UIKit type itself declares. For an asset with such a symbol, a resource is generated
  /// but no static property of the UIKit type.
  ///
  /// They are the class properties of [UIColor](https://developer.apple.com/documentation/uikit/uicolor) and
  /// [UIImage](https://developer.apple.com/documentation/uikit/uiimage), and the types nested in UIImage.
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
