// Made by `make surface` from Surface/UIKit/Menus.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// An element that calls a method of the first responder that has it. Inert: menus are not drawn, keys not pressed.
open class UICommand: UIMenuElement {
  /// The method.
  public let action: Selector
  /// Data that tells commands of the same method apart.
  public let propertyList: Any?
  /// A longer text that explains the command.
  open var discoverabilityTitle: String?
  /// How the command looks and behaves.
  open var attributes: Attributes
  /// Whether the command is marked.
  open var state: State
  /// Commands in its place while modifier keys are pressed.
  public let alternates: [UICommandAlternate]

  /// Creates a command.
  public init(
    title: String, subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

/// A command in the place of another one while modifier keys are pressed. Inert: no keys are pressed.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The title.
  public let title: String
  /// The method.
  public let action: Selector
  /// The keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}
