// Made by `make surface` from Surface/CoreText.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

/// A font, which is UIKit's.
public typealias CTFont = UIFont

/// The description of a font, which is UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor

/// The font with a name and a size in points; the system's where there is none. The matrix has no effect.
public func CTFontCreateWithName(_ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }

/// The font of a description and a size, in points; 0 for that of the description. The matrix has no effect.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// The size, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// The height above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// The depth below the baseline, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// The space between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// The height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// The height of an x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// The name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> String { font.fontName }

/// The name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> String { font.familyName }

/// Registers a font. Inert: fonts of an app are found by the names of its files, registered or not.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Unregisters a font. Inert.
@discardableResult public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

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
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
