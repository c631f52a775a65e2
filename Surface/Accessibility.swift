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
  @answers(attributedLabel.string) open var label: String { get }
  /// The name of the information, with attributes.
  open var attributedLabel: NSAttributedString
  /// The information.
  @answers(attributedValue.string) open var value: String { get }
  /// The information, with attributes.
  open var attributedValue: NSAttributedString
  /// When VoiceOver speaks the information.
  open var importance = Importance.default

  /// Creates a piece of information of a name and a value.
  @kept public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString)
  /// Creates a piece of information of a name and a value.
  @kept(
    self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value)))
  public convenience init(label: String, value: String)
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
  @answers(nil) public var accessibilityCustomContentBlock: (@MainActor () -> [AXCustomContent]?)?? { get }
}
