import Foundation

/// Who may read a value. Inert.
public struct OSLogPrivacy: Sendable {
  /// By what hidden values can be compared.
  public enum Mask: Sendable {
    case hash, none
  }
  /// As the kind of value has it.
  public static let auto = OSLogPrivacy()
  /// Everyone.
  public static let `public` = OSLogPrivacy()
  /// Who looks for a mistake.
  public static let `private` = OSLogPrivacy()
  /// Nobody.
  public static let sensitive = OSLogPrivacy()
  /// As the kind of value has it.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Who looks for a mistake.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
