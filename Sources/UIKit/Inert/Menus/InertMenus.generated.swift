// Made by `make surface` from Surface/UIKit/Inert/Menus.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// A placeholder in a menu. Elements that a closure provides replace it when the menu is shown. Inert: menus are not
/// drawn.
open class UIDeferredMenuElement: UIMenuElement {
  /// A closure that makes the elements and passes them to a completion closure.
  public typealias Provider = @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Makes the elements.
  package let provider: Provider
  private let isCached: Bool

  /// Creates a placeholder whose provider is called once. The elements are reused when the menu is shown again.
  public convenience init(_ elementProvider: @escaping Provider) { self.init(elementProvider, isCached: true) }

  /// Creates a placeholder whose provider is called each time the menu is shown.
  open class func uncached(
    _ elementProvider: @escaping Provider
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider, isCached: false) }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }
}

/// A command that keys on a hardware keyboard call. Inert: no keys are pressed; the command is only stored.
open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The modifier keys that are held down.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over a system command for the same keys. Inert: no keys are pressed.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the system may change the keys so that they fit the layout of the keyboard. Inert: no keys are pressed.
  open var allowsAutomaticLocalization = true
  /// Whether the keys are mirrored, such as left and right arrow, in right-to-left languages. Inert: no keys are
  /// pressed.
  open var allowsAutomaticMirroring = true

  /// Creates a command that is shown in a menu.
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) { self.init(title: "", action: action, input: input, modifierFlags: modifierFlags) }

  /// Creates a command with a text that explains it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) { self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle) }

  /// The arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Delete.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// F1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// F5.
  public nonisolated static let f5 = "UIKeyInputF5"
}

/// Changes the menus of an app's menu bar or context menus. Inert: menus are not drawn, and no builder is made.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// The menu system whose menus are changed.
  var system: UIMenuSystem { get }
  /// The menu with an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action with an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command that calls a method, with a property list.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces the menu with an identifier by another menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the children of a menu by those that a closure returns. The closure gets the present children.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before the menu with an identifier.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after the menu with an identifier.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first child of the menu with an identifier.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last child of the menu with an identifier.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes the menu with an identifier.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A set of menus: the menu bar or the context menus. Inert: menus are not drawn.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menu bar.
  public static let main = UIMenuSystem()
  /// Context menus.
  public static let context = UIMenuSystem()

  private override init() {}

  /// Requests that the menus are built again. Inert.
  open func setNeedsRebuild() {}
  /// Requests that the states of the menus' elements are updated. Inert.
  open func setNeedsRevalidate() {}
}
