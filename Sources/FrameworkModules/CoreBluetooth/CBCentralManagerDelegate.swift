import Foundation

/// Is told what is found. Inert: nothing is.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Bluetooth can be used, or no longer.
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
