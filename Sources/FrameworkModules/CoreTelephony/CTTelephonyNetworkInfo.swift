import Foundation
@_exported import UIKit

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
