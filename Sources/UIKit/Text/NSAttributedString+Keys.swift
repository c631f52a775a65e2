import Foundation

/// UIKit's attributes.
///
/// Foundation on Linux compares the attributes of neighbouring runs by CoreFoundation's equality, which may stop the
/// program if both runs have different objects of an app's own class that derives from `NSObject`. UIKit's objects,
/// numbers, texts and objects of other classes are safe.
extension NSAttributedString.Key {
  /// `UIFont`; Helvetica 12 where it is missing.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// `UIColor` of the letters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// `UIColor` behind the letters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Points added after each character; 0 also switches kerning pairs off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points added after each character on top of kerning.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// 0 none, 1 the usual ligatures.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// `NSUnderlineStyle` by its raw value.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// `UIColor`; the letters' where it is missing.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// `NSUnderlineStyle` by its raw value.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// `UIColor`; the letters' where it is missing.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Points by which the letters stand above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// `URL` or `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// Lines under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// A style by UIKit's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}
