import Foundation
@_exported import UIKit

/// Finds other devices. Inert: it finds none.
open class CBCentralManager: CBManager {
  /// Is told what is found.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether it looks for devices: no.
  @answers(false) open var isScanning: Bool { get }
  /// Creates a manager. Its delegate is told at once that there is no Bluetooth.
  @kept(super.init(), delegate?.centralManagerDidUpdateState(self))
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil)
  /// Looks for devices.
  @inert open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
  /// Stops looking for devices.
  @inert open func stopScan()
  /// Connects.
  @inert open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil)
}

/// Is told what is found. Inert: nothing is found.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Bluetooth has become available or unavailable.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// A device was found.
  @neverCalled
  optional func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  )
}

/// What uses Bluetooth. The device has none.
open class CBManager: NSObject {
  /// Whether Bluetooth can be used: there is none.
  @answers(.unsupported) open var state: CBManagerState { get }
  /// Whether the app has permission: no.
  @answers(.denied) open class var authorization: CBManagerAuthorization { get }
  override init()
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
  @answers(nil) open var name: String? { get }
  override init()
}

/// The identifier of a service.
open class CBUUID: NSObject, @unchecked Sendable {
  /// The digits.
  public let uuidString: String
  /// Creates an identifier from digits.
  @kept(uuidString = theString.uppercased()) public init(string theString: String)
  /// Creates an identifier from a `UUID`.
  @kept(uuidString = theUUID.uuidString) public init(nsuuid theUUID: UUID)
}
