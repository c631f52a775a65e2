import Foundation

/// Data of an asset catalog.
open class NSDataAsset: NSObject {
  public let name: String
  /// The bytes. Empty: data sets are not read.
  public let data: Data
  /// The kind of data. Empty: data sets are not read.
  public let typeIdentifier: String

  /// The data of a name. Inert: always `nil`, as for a name that no catalog has; data sets are not read.
  public init?(name: String) {
    return nil
  }

  /// The data of a name in a bundle. Inert: always `nil`, as for a name that no catalog has; data sets are not read.
  public init?(name: String, bundle: Bundle) {
    return nil
  }
}
