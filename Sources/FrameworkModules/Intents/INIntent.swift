import Foundation
@_exported import UIKit

/// What a person wants. Inert: the system is not told.
open class INIntent: NSObject, @unchecked Sendable {
  /// What the person says.
  open var suggestedInvocationPhrase: String?
  /// Creates an intent.
  public override init() {}
  /// Sets the picture of a part. Inert.
  open func setImage(_ image: INImage?, forParameterNamed parameterName: AnyKeyPath) {}
}
