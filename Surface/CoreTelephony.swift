import Foundation
@_exported import UIKit

/// A carrier of mobile telephony. The class exists for the signatures of methods: there is no carrier.
open class CTCarrier: NSObject, @unchecked Sendable {
  /// The name.
  @answers(nil) open var carrierName: String? { get }
  /// The code of the country.
  @answers(nil) open var mobileCountryCode: String? { get }
  /// The code in the country.
  @answers(nil) open var mobileNetworkCode: String? { get }
  /// The code of the country, in letters.
  @answers(nil) open var isoCountryCode: String? { get }
  /// Whether calls by the web are allowed.
  @answers(false) open var allowsVOIP: Bool { get }
}

/// The carrier and the network of the telephone. There are none.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Creates it.
  public override init()
  /// The carrier of each card: none.
  @answers(nil) open var serviceSubscriberCellularProviders: [String: CTCarrier]? { get }
  /// The carrier: none.
  @answers(nil) open var subscriberCellularProvider: CTCarrier? { get }
  /// The radio technology of each card: none.
  @answers(nil) open var serviceCurrentRadioAccessTechnology: [String: String]? { get }
  /// The radio technology: none.
  @answers(nil) open var currentRadioAccessTechnology: String? { get }
  /// The identifier of the card that is used for data: none.
  @answers(nil) open var dataServiceIdentifier: String? { get }
}

/// By GPRS.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"

/// By EDGE.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"

/// By WCDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"

/// By HSDPA.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"

/// By HSUPA.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"

/// By CDMA.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"

/// By CDMA.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"

/// By CDMA.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"

/// By CDMA.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"

/// By HRPD.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"

/// By LTE.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"

/// By 5G beside LTE.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"

/// By 5G.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
