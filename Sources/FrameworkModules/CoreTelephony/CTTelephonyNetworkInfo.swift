import Foundation
@_exported import UIKit

/// Who connects the telephone. Nobody does.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Creates it.
  public override init() {}
  /// Who connects it, by its cards: nobody.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// Who connects it: nobody.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// How it is connected, by its cards: not.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// How it is connected: not.
  open var currentRadioAccessTechnology: String? { nil }
  /// By which card data come: none.
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
