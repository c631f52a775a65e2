import Foundation
import UIKit

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
