// Made by `make surface` from Surface/UIKit/Text.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// UIKit's attributes of attributed strings.
///
/// Foundation on Linux compares the attributes of neighbouring runs with CoreFoundation's equality. This may stop the
/// program if the values are different objects of an app's own subclass of `NSObject`. UIKit's objects, numbers,
/// strings and objects of Swift classes are safe.
extension NSAttributedString.Key {
  /// The `UIFont` of the text; without the attribute, Helvetica at 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The `NSParagraphStyle` of the paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The `UIColor` of the letters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` of the background behind the letters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Points added after each character; 0 also switches kerning pairs off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points added after each character on top of kerning.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// 1 for the usual ligatures, 0 for none.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The raw value of an `NSUnderlineStyle` for the line under the text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The `UIColor` of the line under the text; without the attribute, the colour of the letters.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle` for the line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The `UIColor` of the line through the text; without the attribute, the colour of the letters.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The distance in points by which the letters are raised above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The `NSTextAttachment` that is shown in place of the character.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The target of a link: a `URL` or `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// Lines under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Creates a style from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}

/// How text that does not fit on a line is broken or truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines are broken between words.
  case byWordWrapping = 0
  /// Lines are broken between any two characters.
  case byCharWrapping = 1
  /// The part of the text that does not fit is not shown.
  case byClipping = 2
  /// An ellipsis replaces the beginning of the last line.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end of the last line.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle of the last line.
  case byTruncatingMiddle = 5
}

/// How the lines of a paragraph are aligned between its indents.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge, whatever the writing direction is.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge, whatever the writing direction is.
  case right = 2
  /// At both edges; only the last line of a paragraph is `natural`.
  case justified = 3
  /// At the edge where the paragraph's writing direction begins.
  case natural = 4
}

/// The base writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The first character of the paragraph with a direction of its own decides.
  case natural = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// The vertical position of a label's text that was shrunk to fit the width.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where it would be without shrinking.
  case alignBaselines = 0
  /// The text stays vertically centred in the label.
  case alignCenters = 1
  /// The top of the text stays at the top of the label.
  case none = 2
}
