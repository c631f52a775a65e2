import Foundation
@_exported public import InterfaceBuilder

extension Environment {
  /// A current phone: an iPhone 16 in portrait, left to right, with light appearance and the text size L.
  public static let phone = device("iPhone 16")
  /// A current tablet: an 11-inch iPad Pro, with the same settings as ``phone``.
  public static let pad = device("iPad Pro 11\"")

  /// An environment with a device, by a name that `snug` lists, in portrait, left to right, with light appearance and
  /// the text size L.
  ///
  /// An unknown name is a programming error and traps.
  public static func device(_ name: String) -> Environment {
    guard let device = Device.named(name) else {
      preconditionFailure("no device is called “\(name)”; there are: \(Device.all.map(\.name).joined(separator: ", "))")
    }
    return Environment(device: device)
  }

  /// A copy of the environment with changes.
  public func with(_ change: (inout Environment) -> Void) -> Environment {
    var environment = self
    change(&environment)
    return environment
  }
}
