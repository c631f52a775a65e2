// Made by `make surface` from Surface/Accessibility.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

/// A further piece of information about an element, which VoiceOver offers on request.
open class AXCustomContent: NSObject {
  /// When VoiceOver speaks a piece of information.
  public enum Importance: UInt, Hashable, Sendable {
    /// On request.
    case `default` = 0
    /// Always.
    case high = 1
  }

  /// The name of the information.
  open var label: String { attributedLabel.string }
  /// The name of the information, with attributes.
  open var attributedLabel: NSAttributedString
  /// The information.
  open var value: String { attributedValue.string }
  /// The information, with attributes.
  open var attributedValue: NSAttributedString
  /// When VoiceOver speaks the information.
  open var importance = Importance.default

  /// Creates a piece of information of a name and a value.
  public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
    self.attributedLabel = attributedLabel
    self.attributedValue = attributedValue
  }
  /// Creates a piece of information of a name and a value.
  public convenience init(label: String, value: String) { self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value)) }
}

/// An element with further pieces of information.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The pieces of information in the order in which they are offered. Inert: no assistive technology asks for them.
  // The type is the framework's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

extension AXCustomContentProvider {
  /// Computes the pieces of information whenever they are asked for. Inert: there is none.
  public var accessibilityCustomContentBlock: (@MainActor () -> [AXCustomContent]?)?? { nil }
}
