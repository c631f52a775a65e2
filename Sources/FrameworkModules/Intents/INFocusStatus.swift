import Foundation

/// Whether the person wants not to be disturbed.
open class INFocusStatus: NSObject, @unchecked Sendable {
  /// Whether that is so; `nil` where it is not known.
  public let isFocused: Bool?
  /// Creates it.
  public init(isFocused: Bool?) { self.isFocused = isFocused }
}
