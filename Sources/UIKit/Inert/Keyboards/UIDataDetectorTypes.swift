/// What in a text becomes a link. Inert: nothing does.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Kinds by UIKit's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers to call.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words to look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All of these.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
