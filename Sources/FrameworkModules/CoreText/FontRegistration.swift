import Foundation
import UIKit

/// Registers a font. Inert: fonts of an app are found by the names of its files, registered or not.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Takes a font back. Inert.
@discardableResult public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// For whom fonts are registered. Without effect.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Nobody.
  case none = 0
  /// The app.
  case process = 1
  /// The person, until it is taken back.
  case persistent = 2
  /// The person, until the end of the session.
  case session = 3
}

/// Registers the fonts of a file. Inert: fonts of an app are found by the names of its files, registered or not.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
