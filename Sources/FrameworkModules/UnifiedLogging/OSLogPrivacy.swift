import Foundation

/// Who may read a value. Inert.
public struct OSLogPrivacy: Sendable {
  /// The mask by which hidden values can be compared.
  public enum Mask: Sendable {
    case hash, none
  }
  /// The default of the type of the value.
  public static let auto = OSLogPrivacy()
  /// Everyone.
  public static let `public` = OSLogPrivacy()
  /// Only people who debug the app.
  public static let `private` = OSLogPrivacy()
  /// Nobody.
  public static let sensitive = OSLogPrivacy()
  /// The default of the type of the value.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Only people who debug the app.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
