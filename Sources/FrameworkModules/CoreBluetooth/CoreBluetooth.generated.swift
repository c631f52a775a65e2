// Made by `make surface` from Surface/CoreBluetooth.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

/// Finds other devices. Inert: it finds none.
open class CBCentralManager: CBManager {
  /// Is told what is found.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether it looks for devices: no.
  open var isScanning: Bool { false }
  /// Creates a manager. Its delegate is told at once that there is no Bluetooth.
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init()
    delegate?.centralManagerDidUpdateState(self)
  }
  /// Looks for devices. Inert.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  /// Stops looking for devices. Inert.
  open func stopScan() {}
  /// Connects. Inert.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
}

/// Is told what is found. Inert: nothing is found.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Bluetooth has become available or unavailable.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// A device was found.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  )
}

extension CBCentralManagerDelegate {
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
}

/// What uses Bluetooth. The device has none.
open class CBManager: NSObject {
  /// Whether Bluetooth can be used: there is none.
  open var state: CBManagerState { .unsupported }
  /// Whether the app has permission: no.
  open class var authorization: CBManagerAuthorization { .denied }
  override init() {}
}

/// Whether an app may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined = 0, restricted, denied, allowedAlways
}

/// Whether Bluetooth can be used.
public enum CBManagerState: Int, Sendable {
  case unknown = 0, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// Another device. The class exists for the signatures of methods: none is found.
open class CBPeripheral: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier = UUID()
  /// The name.
  open var name: String? { nil }
  override init() {}
}

/// The identifier of a service.
open class CBUUID: NSObject, @unchecked Sendable {
  /// The digits.
  public let uuidString: String
  /// Creates an identifier from digits.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// Creates an identifier from a `UUID`.
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
}
