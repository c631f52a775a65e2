import Foundation

/// A list of elements to choose from: a menu, or a group inside one.
open class UIMenu: UIMenuElement {
  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are shown inline in the surrounding menu, not as a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's elements delete something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one element of the menu has a checkmark.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown as a row of symbols.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large elements are shown.
  public enum ElementSize: Int, Hashable, Sendable {
    /// A symbol for each element.
    case small = 0
    /// A symbol and a short title for each element.
    case medium = 1
    /// A row for each element.
    case large = 2
    /// The menu's own choice.
    case automatic = -1
  }

  /// The name by which a menu is found.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options
  /// How large elements are shown. Inert: menus are not drawn.
  open var preferredElementSize = ElementSize.automatic
  /// The elements of the menu: actions, commands and submenus.
  public let children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions and commands whose state is `on`, including those of submenus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let menu as UIMenu: menu.selectedElements
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      default: []
      }
    }
  }
}
