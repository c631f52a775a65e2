import Foundation
@_exported import UIKit

/// A card. Its file is not read.
open class PKPass: NSObject, @unchecked Sendable {
  /// The card of a file's bytes. It never throws.
  public init(data: Data) throws {}
  /// The name.
  open var localizedName: String { "" }
  /// The organization that issued it.
  open var organizationName: String { "" }
  /// The serial number.
  open var serialNumber: String { "" }
}
