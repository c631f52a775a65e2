import Foundation

/// Writes addresses.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// An address in lines, in the order that most countries use: street, code and town, country.
  ///
  /// The orders of other countries are not known here.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let town = [postalAddress.postalCode, postalAddress.city, postalAddress.state].filter { !$0.isEmpty }
    return [postalAddress.street, town.joined(separator: " "), postalAddress.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
  /// An address in lines.
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: .mailingAddress)
  }
}
