import Foundation

/// The region near a sender.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// The senders' number.
  public let uuid: UUID
  /// The number of a group of them.
  public let major: NSNumber?
  /// The number in the group.
  public let minor: NSNumber?
  /// Whether the app is told when the screen is turned on. Inert.
  open var notifyEntryStateOnDisplay = false

  /// Near senders of a number.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(uuid: uuid, majorNumber: nil, minorNumber: nil, identifier: identifier)
  }
  /// Near senders of a group.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: uuid, majorNumber: NSNumber(value: major), minorNumber: nil, identifier: identifier)
  }
  /// Near a sender.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    self.init(
      uuid: uuid, majorNumber: NSNumber(value: major), minorNumber: NSNumber(value: minor), identifier: identifier)
  }
  private init(uuid: UUID, majorNumber: NSNumber?, minorNumber: NSNumber?, identifier: String) {
    self.uuid = uuid
    major = majorNumber
    minor = minorNumber
    super.init(identifier: identifier)
  }
}

/// The number of a group of senders.
public typealias CLBeaconMajorValue = UInt16
/// The number of a sender in its group.
public typealias CLBeaconMinorValue = UInt16
