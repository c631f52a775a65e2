import Foundation

/// A carrier of mobile telephony. The class exists for the signatures of methods: there is no carrier.
open class CTCarrier: NSObject, @unchecked Sendable {
  /// The name.
  open var carrierName: String? { nil }
  /// The code of the country.
  open var mobileCountryCode: String? { nil }
  /// The code in the country.
  open var mobileNetworkCode: String? { nil }
  /// The code of the country, in letters.
  open var isoCountryCode: String? { nil }
  /// Whether calls by the web are allowed.
  open var allowsVOIP: Bool { false }
}
