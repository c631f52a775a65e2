import Foundation

/// An address for letters that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// The street and the house.
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  /// The part of the town.
  open override var subLocality: String {
    get { super.subLocality }
    set { super.subLocality = newValue }
  }
  /// The town.
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  /// The part of the state.
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { super.subAdministrativeArea = newValue }
  }
  /// The state.
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  /// The code of the place.
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  /// The country.
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  /// The code of the country.
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}
