import UIKit

extension ViewImageConfig {
  /// iPhone Se in portrait.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// iPhone Se.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { PhoneModel.se.config(orientation) }

  /// iPhone 8 in portrait.
  public static let iPhone8 = iPhone8(.portrait)
  /// iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { PhoneModel.eight.config(orientation) }

  /// iPhone 8Plus in portrait.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// iPhone 8Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.eightPlus.config(orientation)
  }

  /// iPhone X in portrait.
  public static let iPhoneX = iPhoneX(.portrait)
  /// iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { PhoneModel.x.config(orientation) }

  /// iPhone Xr in portrait.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// iPhone Xr.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { PhoneModel.xr.config(orientation) }

  /// iPhone XsMax in portrait.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// iPhone XsMax.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { PhoneModel.xr.config(orientation) }

  /// iPhone 12 in portrait.
  public static let iPhone12 = iPhone12(.portrait)
  /// iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { PhoneModel.twelve.config(orientation) }

  /// iPhone 12Pro in portrait.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// iPhone 12Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.twelve.config(orientation)
  }

  /// iPhone 12 Pro Max in portrait.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.twelveProMax.config(orientation)
  }

  /// iPhone 13 in portrait.
  public static let iPhone13 = iPhone13(.portrait)
  /// iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { PhoneModel.twelve.config(orientation) }

  /// iPhone 13Mini in portrait.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// iPhone 13Mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.thirteenMini.config(orientation)
  }

  /// iPhone 13Pro in portrait.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// iPhone 13Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.twelve.config(orientation)
  }

  /// iPhone 13 Pro Max in portrait.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneModel.twelveProMax.config(orientation)
  }

  /// iPad mini in landscape.
  public static let iPadMini = iPadMini(.landscape)
  /// iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { TabletModel.mini.config(orientation) }
  /// iPad mini, or a part of its screen.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.mini.config(orientation)
  }

  /// iPad 9.7″ in landscape.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// iPad 9.7″.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { TabletModel.mini.config(orientation) }
  /// iPad 9.7″, or a part of its screen.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.mini.config(orientation)
  }

  /// iPad 10.2″ in landscape.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// iPad 10.2″.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { TabletModel.ten2.config(orientation) }
  /// iPad 10.2″, or a part of its screen.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.ten2.config(orientation)
  }

  /// iPad Pro 10.5″ in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// iPad Pro 10.5″.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { TabletModel.ten5.config(orientation) }
  /// iPad Pro 10.5″, or a part of its screen.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.ten5.config(orientation)
  }

  /// iPad Pro 11″ in landscape.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// iPad Pro 11″.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { TabletModel.eleven.config(orientation) }
  /// iPad Pro 11″, or a part of its screen.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.eleven.config(orientation)
  }

  /// iPad Pro 12.9″ in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// iPad Pro 12.9″.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    TabletModel.twelve9.config(orientation)
  }
  /// iPad Pro 12.9″, or a part of its screen.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.twelve9.config(orientation)
  }
}
