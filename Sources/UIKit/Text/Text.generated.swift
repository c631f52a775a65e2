// Made by `make surface` from Surface/UIKit/Text.swift; don't edit.
// swift-format-ignore-file

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
  /// 1 for the usual ligatures, 0 for none.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// `NSUnderlineStyle` by its raw value.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// `UIColor`; the colour of the letters if it is missing.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// `NSUnderlineStyle` by its raw value.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// `UIColor`; the colour of the letters if it is missing.
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
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}

/// What happens where text reaches the end of its line.
public enum NSLineBreakMode: Int, Sendable {
  /// A new line begins at a word.
  case byWordWrapping = 0
  /// A new line begins at any character.
  case byCharWrapping = 1
  /// The rest is not shown.
  case byClipping = 2
  /// An ellipsis replaces the beginning of the last line.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end of the last line.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle of the last line.
  case byTruncatingMiddle = 5
}

/// Where the lines of a paragraph lie between its indents.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge, in any direction.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge, in any direction.
  case right = 2
  /// Both edges; the last line is natural.
  case justified = 3
  /// At the edge where the paragraph's writing direction begins.
  case natural = 4
}

/// The base direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// By the first strong character of the paragraph.
  case natural = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// Where text that was shrunk to fit lies in the height of its label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where it was before shrinking.
  case alignBaselines = 0
  /// The middle of the text stays where it was.
  case alignCenters = 1
  /// The top of the text stays at the top of the label.
  case none = 2
}
