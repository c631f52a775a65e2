import Foundation

/// Finds other devices. Inert: it finds none.
open class CBCentralManager: CBManager, @unchecked Sendable {
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
