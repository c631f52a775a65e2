import Foundation

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
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
}
