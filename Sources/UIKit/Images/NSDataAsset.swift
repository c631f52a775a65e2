import Foundation

/// A data set of an asset catalog. Inert: data sets are not read, so no object can be created.
open class NSDataAsset: NSObject {
  public let name: String
  /// The bytes. Empty: data sets are not read.
  public let data: Data
  /// The uniform type identifier of the data. Empty: data sets are not read.
  public let typeIdentifier: String

  /// The data set with a name. Inert: always `nil`, as if no catalog contained the name.
  public init?(name: String) {
    return nil
  }

  /// The data set with a name in a bundle. Inert: always `nil`, as if no catalog contained the name.
  public init?(name: String, bundle: Bundle) {
    return nil
  }
}
