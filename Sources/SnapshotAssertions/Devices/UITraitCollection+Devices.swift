import UIKit

extension UITraitCollection {
  /// The traits of an iPhone Se, with the text size M.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneModel.se.traits(orientation)
  }

  /// The traits of an iPhone 8, with the text size M.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneModel.eight.traits(orientation)
  }

  /// The traits of an iPhone 8Plus, with the text size M.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneModel.eightPlus.traits(orientation)
  }

  /// The traits of an iPhone X, with the text size M.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneModel.x.traits(orientation)
  }

  /// The traits of an iPhone Xr, with the text size M.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneModel.xr.traits(orientation)
  }

  /// The traits of an iPhone XsMax, with the text size M.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneModel.xr.traits(orientation)
  }

  /// The traits of an iPhone 12, with the text size M.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneModel.twelve.traits(orientation)
  }

  /// The traits of an iPhone 12 Pro Max, with the text size M.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneModel.twelveProMax.traits(orientation)
  }

  /// The traits of an iPhone 13, with the text size M.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneModel.twelve.traits(orientation)
  }

  /// The traits of an iPhone 13 Pro Max, with the text size M.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneModel.twelveProMax.traits(orientation)
  }

  /// The traits of an iPad mini.
  public static let iPadMini = TabletModel.traits(isCompact: false)
  /// The traits of a narrow part of the screen of an iPad mini.
  public static let iPadMini_Compact_SplitView = TabletModel.traits(isCompact: true)

  /// The traits of an iPad 9.7″.
  public static let iPad9_7 = TabletModel.traits(isCompact: false)
  /// The traits of a narrow part of the screen of an iPad 9.7″.
  public static let iPad9_7_Compact_SplitView = TabletModel.traits(isCompact: true)

  /// The traits of an iPad 10.2″.
  public static let iPad10_2 = TabletModel.traits(isCompact: false)
  /// The traits of a narrow part of the screen of an iPad 10.2″.
  public static let iPad10_2_Compact_SplitView = TabletModel.traits(isCompact: true)

  /// The traits of an iPad Pro 10.5″.
  public static let iPadPro10_5 = TabletModel.traits(isCompact: false)
  /// The traits of a narrow part of the screen of an iPad Pro 10.5″.
  public static let iPadPro10_5_Compact_SplitView = TabletModel.traits(isCompact: true)

  /// The traits of an iPad Pro 11″.
  public static let iPadPro11 = TabletModel.traits(isCompact: false)
  /// The traits of a narrow part of the screen of an iPad Pro 11″.
  public static let iPadPro11_Compact_SplitView = TabletModel.traits(isCompact: true)

  /// The traits of an iPad Pro 12.9″.
  public static let iPadPro12_9 = TabletModel.traits(isCompact: false)
  /// The traits of a narrow part of the screen of an iPad Pro 12.9″.
  public static let iPadPro12_9_Compact_SplitView = TabletModel.traits(isCompact: true)
}
