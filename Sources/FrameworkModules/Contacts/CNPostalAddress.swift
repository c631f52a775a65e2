import Foundation

/// An address for letters.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  /// The street and the house.
  open internal(set) var street = ""
  /// The part of the town.
  open internal(set) var subLocality = ""
  /// The town.
  open internal(set) var city = ""
  /// The part of the state.
  open internal(set) var subAdministrativeArea = ""
  /// The state.
  open internal(set) var state = ""
  /// The code of the place.
  open internal(set) var postalCode = ""
  /// The country.
  open internal(set) var country = ""
  /// The code of the country.
  open internal(set) var isoCountryCode = ""
  /// Creates an empty address.
  public override init() {}
}

/// The key of an address's part.
public let CNPostalAddressStreetKey = "street"
/// The key of an address's part.
public let CNPostalAddressCityKey = "city"
/// The key of an address's part.
public let CNPostalAddressStateKey = "state"
/// The key of an address's part.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of an address's part.
public let CNPostalAddressCountryKey = "country"
/// The key of an address's part.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
