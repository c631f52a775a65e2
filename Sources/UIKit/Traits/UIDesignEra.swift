/// The generation of UIKit whose sizes and spacing apply, told by the `toolsVersion` that Xcode writes into documents.
///
/// Interface Builder's canvas follows the Xcode that saved a document, so sizes of controls, margins and bars depend on it.
public struct UIDesignEra: Hashable, Comparable, Sendable {
  /// Interface Builder's version number: 13000 is Xcode 9, 14800 Xcode 11, 21000 Xcode 14.
  public var toolsVersion: Double

  /// Creates an era from a document's tools version.
  public init(toolsVersion: Double) {
    self.toolsVersion = toolsVersion
  }

  /// The newest generation known here, used where there is no document.
  public static let current = UIDesignEra(toolsVersion: 23504)

  /// Xcode 6 (iOS 8): size classes, margins as anchors of constraints.
  public static let xcode6 = UIDesignEra(toolsVersion: 6000)
  /// Xcode 9 (iOS 11): safe areas, content margins of cells by the device.
  public static let xcode9 = UIDesignEra(toolsVersion: 13000)
  /// Xcode 11 (iOS 13): page sheets, no status bar on devices with a home button.
  public static let xcode11 = UIDesignEra(toolsVersion: 14800)
  /// Xcode 14 (iOS 16).
  public static let xcode14 = UIDesignEra(toolsVersion: 21000)

  /// Whether the left era is older.
  public static func < (left: UIDesignEra, right: UIDesignEra) -> Bool {
    left.toolsVersion < right.toolsVersion
  }
}
