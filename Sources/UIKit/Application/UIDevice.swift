/// The simulated device that the app runs on. Its kind and orientation are derived from the main screen.
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

  /// Whether the device is a phone or a tablet, from the traits of the main screen.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model in the person's language. It is not translated: the same as `model`.
  open var localizedModel: String { model }
  /// The device's name: the same as `model`, as in iOS 16 and later.
  open var name: String { model }
  open var systemName: String { "iOS" }
  /// The version of iOS that the device reports: 18.0, unless the person who runs an app's tests says another one.
  open var systemVersion: String { SystemVersion.current.text }
  /// The identifier of the device for all apps of a vendor. It is a constant, because there is only one device.
  open var identifierForVendor: UUID? { UUID(uuid: (0x53, 0x6E, 0x75, 0x67, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }

  /// The orientation of the device: landscape left if the main screen is wider than high, otherwise portrait.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  /// Whether notifications of changes of the orientation are posted. Inert: the value is stored, but the orientation
  /// never changes; another orientation is another screen.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Starts to post notifications of changes of the orientation. Inert: the orientation never changes; another
  /// orientation is another screen.
  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  /// Stops posting notifications of changes of the orientation.
  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  /// Whether the battery is monitored. Inert: there is no battery.
  open var isBatteryMonitoringEnabled = false
  /// The charge of the battery; always -1, the value for an unknown charge.
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  /// Whether the proximity sensor is on, which detects that the device is near the person's ear. Inert: there is no
  /// sensor.
  open var isProximityMonitoringEnabled = false
  /// Whether the proximity sensor detects that the device is near the person's ear: no.
  open var proximityState: Bool { false }
  /// Whether the device supports multitasking: yes, as all devices since iOS 4.
  open var isMultitaskingSupported: Bool { true }
  /// Plays the click of a keyboard key. Inert: there is no sound.
  open func playInputClick() {}

  /// Posted after the device was rotated. Never posted here: another orientation is another screen.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted after the charge of the battery changed. Never posted here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted after the state of the battery changed. Never posted here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted after the state of the proximity sensor changed. Never posted here.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// The orientation in which a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  case portraitUpsideDown = 2
  /// Held on its side, with its top to the left.
  case landscapeLeft = 3
  /// Held on its side, with its top to the right.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the interface can have the same orientation: portrait or landscape, not lying flat.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
