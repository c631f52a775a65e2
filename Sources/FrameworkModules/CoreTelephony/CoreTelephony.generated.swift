// Made by `make surface` from Surface/CoreTelephony.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

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

/// The carrier and the network of the telephone. There are none.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Creates it.
  public override init() {}
  /// The carrier of each card: none.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// The carrier: none.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// The radio technology of each card: none.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// The radio technology: none.
  open var currentRadioAccessTechnology: String? { nil }
  /// The identifier of the card that is used for data: none.
  open var dataServiceIdentifier: String? { nil }
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

@_spi(Generated) extension CTTelephonyNetworkInfo: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { CTTelephonyNetworkInfo() }
}
