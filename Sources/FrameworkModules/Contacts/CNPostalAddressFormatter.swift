import Foundation

/// Formats postal addresses as text.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// An address as text of several lines, in the order that most countries use: street, postal code and town, country.
  ///
  /// This order is also used for countries that write addresses in another order.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let town = [postalAddress.postalCode, postalAddress.city, postalAddress.state].filter { !$0.isEmpty }
    return [postalAddress.street, town.joined(separator: " "), postalAddress.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
  /// An address as text of several lines.
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: .mailingAddress)
  }
}
