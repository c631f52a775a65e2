import Foundation
@_exported import UIKit

/// A font, which is UIKit's.
public typealias CTFont = UIFont

/// The description of a font, which is UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor

/// The font with a name and a size in points; the system's where there is none. The matrix has no effect.
@answers(UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
public func CTFontCreateWithName(_ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont

/// The font of a description and a size, in points; 0 for that of the description. The matrix has no effect.
@answers(UIFont(descriptor: descriptor, size: size))
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont

/// The size, in points.
@answers(font.pointSize) public func CTFontGetSize(_ font: CTFont) -> CGFloat

/// The height above the baseline, in points.
@answers(font.ascender) public func CTFontGetAscent(_ font: CTFont) -> CGFloat

/// The depth below the baseline, in points.
@answers(-font.descender) public func CTFontGetDescent(_ font: CTFont) -> CGFloat

/// The space between lines, in points.
@answers(font.leading) public func CTFontGetLeading(_ font: CTFont) -> CGFloat

/// The height of capitals, in points.
@answers(font.capHeight) public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat

/// The height of an x, in points.
@answers(font.xHeight) public func CTFontGetXHeight(_ font: CTFont) -> CGFloat

/// The name.
@answers(font.fontName) public func CTFontCopyPostScriptName(_ font: CTFont) -> String

/// The name of the family.
@answers(font.familyName) public func CTFontCopyFamilyName(_ font: CTFont) -> String

/// Registers a font. Inert: fonts of an app are found by the names of its files, registered or not.
@answers(true)
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool

/// Unregisters a font. Inert.
@answers(true)
@discardableResult public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool

/// The scope in which fonts are registered. It has no effect.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Nobody.
  case none = 0
  /// The app.
  case process = 1
  /// For the person, until the font is unregistered.
  case persistent = 2
  /// For the person, until the end of the session.
  case session = 3
}

/// Registers the fonts of a file. Inert: fonts of an app are found by the names of its files, registered or not.
@answers(true)
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool
