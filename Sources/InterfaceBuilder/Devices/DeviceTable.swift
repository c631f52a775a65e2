import Foundation

/// The table of all devices for which screens can be laid out.
///
/// Public device tables and saved documents agree on these sizes and insets. The bottom inset of iPhones with a notch
/// is 21 points in landscape; some tables say 24. Models with the same screen as a device are in `DeviceModels.swift`.
/// ``Environment`` has one device, and `AxisNames` of `Environments` finds devices by name.
nonisolated extension Device {
  /// Every device: phones before pads, each group by the size of its screens.
  public static let all: [Device] = [
    Device(
      id: "retina3_5", name: "iPhone 4s", portraitSize: CGSize(width: 320, height: 480), scale: 2,
      portraitInsets: Insets(top: 20), landscapeInsets: Insets(),
      idiom: .phone, isRegularWidthInLandscape: false),
    Device(
      id: "retina4_0", name: "iPhone SE", portraitSize: CGSize(width: 320, height: 568), scale: 2,
      portraitInsets: Insets(top: 20), landscapeInsets: Insets(),
      idiom: .phone, isRegularWidthInLandscape: false),
    Device(
      id: "retina4_7", name: "iPhone 8", portraitSize: CGSize(width: 375, height: 667), scale: 2,
      portraitInsets: Insets(top: 20), landscapeInsets: Insets(),
      idiom: .phone, isRegularWidthInLandscape: false),
    Device(
      id: "retina5_5", name: "iPhone 8 Plus", portraitSize: CGSize(width: 414, height: 736), scale: 3,
      portraitInsets: Insets(top: 20), landscapeInsets: Insets(),
      idiom: .phone, isRegularWidthInLandscape: true),
    Device(
      id: "retina5_9", name: "iPhone 11 Pro", portraitSize: CGSize(width: 375, height: 812), scale: 3,
      portraitInsets: Insets(top: 44, bottom: 34), landscapeInsets: Insets(left: 44, bottom: 21, right: 44),
      idiom: .phone, isRegularWidthInLandscape: false),
    Device(
      id: "retina6_1", name: "iPhone 11", portraitSize: CGSize(width: 414, height: 896), scale: 2,
      portraitInsets: Insets(top: 44, bottom: 34), landscapeInsets: Insets(left: 44, bottom: 21, right: 44),
      idiom: .phone, isRegularWidthInLandscape: true),
    Device(
      id: "retina6_5", name: "iPhone 11 Pro Max", portraitSize: CGSize(width: 414, height: 896), scale: 3,
      portraitInsets: Insets(top: 44, bottom: 34), landscapeInsets: Insets(left: 44, bottom: 21, right: 44),
      idiom: .phone, isRegularWidthInLandscape: true),
    Device(
      id: "retina5_4", name: "iPhone 13 mini", portraitSize: CGSize(width: 375, height: 812), scale: 3,
      portraitInsets: Insets(top: 50, bottom: 34), landscapeInsets: Insets(left: 50, bottom: 21, right: 50),
      idiom: .phone, isRegularWidthInLandscape: false),
    Device(
      id: "retina6_0", name: "iPhone 14", portraitSize: CGSize(width: 390, height: 844), scale: 3,
      portraitInsets: Insets(top: 47, bottom: 34), landscapeInsets: Insets(left: 47, bottom: 21, right: 47),
      idiom: .phone, isRegularWidthInLandscape: false),
    Device(
      id: "retina6_7", name: "iPhone 14 Plus", portraitSize: CGSize(width: 428, height: 926), scale: 3,
      portraitInsets: Insets(top: 47, bottom: 34), landscapeInsets: Insets(left: 47, bottom: 21, right: 47),
      idiom: .phone, isRegularWidthInLandscape: true),
    Device(
      id: "retina6_12", name: "iPhone 16", portraitSize: CGSize(width: 393, height: 852), scale: 3,
      portraitInsets: Insets(top: 59, bottom: 34), landscapeInsets: Insets(left: 59, bottom: 21, right: 59),
      idiom: .phone, isRegularWidthInLandscape: false),
    Device(
      id: "retina6_72", name: "iPhone 16 Plus", portraitSize: CGSize(width: 430, height: 932), scale: 3,
      portraitInsets: Insets(top: 59, bottom: 34), landscapeInsets: Insets(left: 59, bottom: 21, right: 59),
      idiom: .phone, isRegularWidthInLandscape: true),
    Device(
      id: "retina6_3", name: "iPhone 17 Pro", portraitSize: CGSize(width: 402, height: 874), scale: 3,
      portraitInsets: Insets(top: 62, bottom: 34), landscapeInsets: Insets(top: 20, left: 62, bottom: 20, right: 62),
      idiom: .phone, isRegularWidthInLandscape: false),
    Device(
      id: "retina6_9", name: "iPhone 17 Pro Max", portraitSize: CGSize(width: 440, height: 956), scale: 3,
      portraitInsets: Insets(top: 62, bottom: 34), landscapeInsets: Insets(top: 20, left: 62, bottom: 20, right: 62),
      idiom: .phone, isRegularWidthInLandscape: true),
    Device(
      id: "iphoneAir", name: "iPhone Air", portraitSize: CGSize(width: 420, height: 912), scale: 3,
      portraitInsets: Insets(top: 68, bottom: 34), landscapeInsets: Insets(top: 20, left: 68, bottom: 29, right: 68),
      idiom: .phone, isRegularWidthInLandscape: true),
    Device(
      id: "ipad9_7", name: #"iPad 9.7""#, portraitSize: CGSize(width: 768, height: 1024), scale: 2,
      portraitInsets: Insets(top: 20), landscapeInsets: Insets(top: 20),
      idiom: .pad, isRegularWidthInLandscape: true),
    Device(
      id: "ipad10_2", name: #"iPad 10.2""#, portraitSize: CGSize(width: 810, height: 1080), scale: 2,
      portraitInsets: Insets(top: 20), landscapeInsets: Insets(top: 20),
      idiom: .pad, isRegularWidthInLandscape: true),
    Device(
      id: "ipad10_5", name: #"iPad Pro 10.5""#, portraitSize: CGSize(width: 834, height: 1112), scale: 2,
      portraitInsets: Insets(top: 20), landscapeInsets: Insets(top: 20),
      idiom: .pad, isRegularWidthInLandscape: true),
    Device(
      id: "ipad8_3", name: #"iPad mini 8.3""#, portraitSize: CGSize(width: 744, height: 1133), scale: 2,
      portraitInsets: Insets(top: 24, bottom: 20), landscapeInsets: Insets(top: 24, bottom: 20),
      idiom: .pad, isRegularWidthInLandscape: true),
    Device(
      id: "ipad10_9rounded", name: #"iPad 10.9""#, portraitSize: CGSize(width: 820, height: 1180), scale: 2,
      portraitInsets: Insets(top: 24, bottom: 20), landscapeInsets: Insets(top: 24, bottom: 20),
      idiom: .pad, isRegularWidthInLandscape: true),
    Device(
      id: "ipad11_0rounded", name: #"iPad Pro 11""#, portraitSize: CGSize(width: 834, height: 1194), scale: 2,
      portraitInsets: Insets(top: 24, bottom: 20), landscapeInsets: Insets(top: 24, bottom: 20),
      idiom: .pad, isRegularWidthInLandscape: true),
    Device(
      id: "ipad12_9", name: #"iPad Pro 12.9""#, portraitSize: CGSize(width: 1024, height: 1366), scale: 2,
      portraitInsets: Insets(top: 20), landscapeInsets: Insets(top: 20),
      idiom: .pad, isRegularWidthInLandscape: true),
    Device(
      id: "ipad12_9rounded", name: #"iPad Pro 12.9" with rounded corners"#,
      portraitSize: CGSize(width: 1024, height: 1366), scale: 2,
      portraitInsets: Insets(top: 24, bottom: 20), landscapeInsets: Insets(top: 24, bottom: 20),
      idiom: .pad, isRegularWidthInLandscape: true),
    Device(
      id: "ipadPro11M4", name: #"iPad Pro 11" M4"#, portraitSize: CGSize(width: 834, height: 1210), scale: 2,
      portraitInsets: Insets(top: 24, bottom: 20), landscapeInsets: Insets(top: 24, bottom: 20),
      idiom: .pad, isRegularWidthInLandscape: true),
    Device(
      id: "ipadPro13M4", name: #"iPad Pro 13" M4"#, portraitSize: CGSize(width: 1032, height: 1376), scale: 2,
      portraitInsets: Insets(top: 24, bottom: 20), landscapeInsets: Insets(top: 24, bottom: 20),
      idiom: .pad, isRegularWidthInLandscape: true),
  ]

  /// The device for Interface Builder's identifier, or for the name of a model of iPhone or iPad, regardless of case;
  /// `nil` if there is none.
  public static func named(_ text: String) -> Device? {
    let id = otherIdentifiers[text] ?? identifiersOfModels[text.lowercased()] ?? text
    return byIdentifier[id] ?? byName[text.lowercased()]
  }

  // Dictionaries, because devices are looked up often: for each document and environment.
  private static let byIdentifier = Dictionary((all + windows).map { ($0.id, $0) }) { first, _ in first }
  private static let byName = Dictionary((all + windows).map { ($0.name.lowercased(), $0) }) { first, _ in first }

  /// Windows of iPads in Split View, beside another app's window: for each of three iPads, a window of one third and
  /// one of two thirds of the screen's width. A window of half the screen in landscape has a width between these.
  ///
  /// The widths are those of [swift-snapshot-testing](https://github.com/pointfreeco/swift-snapshot-testing).
  public static let windows: [Device] = [
    (
      "ipad9_7", Window(share: "a third", portraitWidth: 320, landscapeWidth: 320),
      Window(share: "two thirds", portraitWidth: 438, landscapeWidth: 694)
    ),
    (
      "ipad11_0rounded", Window(share: "a third", portraitWidth: 320, landscapeWidth: 375),
      Window(share: "two thirds", portraitWidth: 504, landscapeWidth: 809)
    ),
    (
      "ipad12_9rounded", Window(share: "a third", portraitWidth: 375, landscapeWidth: 375),
      Window(share: "two thirds", portraitWidth: 639, landscapeWidth: 981)
    ),
  ].flatMap { id, third, twoThirds in
    all.filter { $0.id == id }.flatMap { device in
      [("third", third), ("two_thirds", twoThirds)].map { suffix, window in
        var part = device
        part.id += "_\(suffix)"
        part.name += " in Split View at \(window.share)"
        part.window = window
        return part
      }
    }
  }

  /// Alternative identifiers. Xcode 15 writes the identifier of the first iPad mini for the iPad mini with 744 × 1133
  /// points.
  private static let otherIdentifiers = ["ipad7_9": "ipad8_3"]

  /// A device for documents that name no device, as before Xcode 8. Its size classes are unspecified.
  ///
  /// - Parameters:
  ///   - size: the size of the screen in points.
  ///   - scale: pixels per point.
  public static func canvas(size: CGSize, scale: Double = 1) -> Device {
    Device(
      id: "canvas", name: "canvas without a device", portraitSize: size, scale: scale, portraitInsets: Insets(top: 20),
      landscapeInsets: Insets(top: 20), idiom: .unspecified, isRegularWidthInLandscape: false)
  }
}
