/// The device that the app runs on, as far as it is known from the main screen.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()

  public enum BatteryState: Int, Hashable, Sendable {
    /// The battery is not monitored.
    case unknown = 0
    /// The device runs on its battery.
    case unplugged = 1
    /// The battery is being charged.
    case charging = 2
    case full = 3
  }

  /// Phone or tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device in the person's language: `model`.
  open var localizedModel: String { model }
  /// The device's name: `model`, as apps see it since iOS 16.
  open var name: String { model }
  open var systemName: String { "iOS" }
  /// The release of iOS whose layout is followed.
  open var systemVersion: String { "18.0" }
  /// The identifier of the device for all apps of a vendor. It is always the same, because there is one device.
  open var identifierForVendor: UUID? { UUID(uuid: (0x53, 0x6E, 0x75, 0x67, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }

  /// How the device is held, by the shape of the main screen.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  /// Whether changes of the orientation are announced. Inert: a screen is made anew for each orientation.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Has changes of the orientation announced. Inert: a screen is made anew for each orientation.
  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  /// Ends the announcements of changes of the orientation.
  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  /// Whether the battery is monitored. Inert: there is none.
  open var isBatteryMonitoringEnabled = false
  /// The charge of the battery; always -1, the value for an unknown charge.
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  /// Whether nearness to the ear is watched. Inert: there is no sensor.
  open var isProximityMonitoringEnabled = false
  /// Whether the device is near the ear: no.
  open var proximityState: Bool { false }
  /// Whether several apps run at once.
  open var isMultitaskingSupported: Bool { true }
  /// Plays the click of a key. Inert: there is no sound.
  open func playInputClick() {}

  /// The device was rotated. Never posted: a screen is made anew for each orientation.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The charge changed. Never posted.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The state of the battery changed. Never posted.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Nearness to the ear changed. Never posted.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// It is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  case portraitUpsideDown = 2
  /// On its left side.
  case landscapeLeft = 3
  /// On its right side.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation of the interface follows from that of the device.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
