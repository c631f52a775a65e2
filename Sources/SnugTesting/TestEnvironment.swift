import Foundation
@_exported public import InterfaceBuilder

extension Environment {
  /// A current phone: an iPhone 16 in portrait, left to right, light, with text of size Large.
  public static let phone = device("iPhone 16")
  /// A current tablet: an iPad Pro of 11 inches, with the same settings as ``phone``.
  public static let pad = device("iPad Pro 11\"")

  /// A device by the name that `snug` lists, in portrait, left to right, light, with text of size Large.
  ///
  /// An unknown name stops the program.
  public static func device(_ name: String) -> Environment {
    guard let device = Device.named(name) else {
      preconditionFailure("no device is called “\(name)”; there are: \(Device.all.map(\.name).joined(separator: ", "))")
    }
    return Environment(device: device)
  }

  /// The same environment with changes.
  public func with(_ change: (inout Environment) -> Void) -> Environment {
    var environment = self
    change(&environment)
    return environment
  }
}
