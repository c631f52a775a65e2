import Foundation

/// An element that calls a method of the first responder in the chain that has it. Inert: menus are not drawn, and keys
/// not pressed.
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
  /// Commands that replace this one while modifier keys are pressed.
  public let alternates: [UICommandAlternate]

  /// Creates a command.
  @kept(super.init(title: title, subtitle: subtitle, image: image))
  public init(
    title: String, subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  )
}

/// A command that replaces another one while modifier keys are pressed. Inert: no keys are pressed.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The title.
  public let title: String
  /// The method.
  public let action: Selector
  /// The keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate.
  @kept public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags)
}

/// Keys that change the meaning of others.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Keys by UIKit's bits.
  @kept public init(rawValue: Int)

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIMenu {
  /// The name by which a menu is found.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// An identifier of a name.
    @kept public init(rawValue: String)

    /// An identifier of a name.
    @kept public init(_ rawValue: String)

    /// The menu bar.
    public static let root = Identifier("com.apple.menu.root")
    /// The menu of the app.
    public static let application = Identifier("com.apple.menu.application")
    /// The menu of files.
    public static let file = Identifier("com.apple.menu.file")
    /// The menu of editing.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The menu of formats.
    public static let format = Identifier("com.apple.menu.format")
    /// The menu of views.
    public static let view = Identifier("com.apple.menu.view")
    /// The menu of windows.
    public static let window = Identifier("com.apple.menu.window")
    /// The menu of help.
    public static let help = Identifier("com.apple.menu.help")
    /// The command that shows information about the app.
    public static let about = Identifier("com.apple.menu.about")
    /// The app's settings.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// The system's services.
    public static let services = Identifier("com.apple.menu.services")
    /// The command that hides the app.
    public static let hide = Identifier("com.apple.menu.hide")
    /// The command that quits the app.
    public static let quit = Identifier("com.apple.menu.quit")
    /// To open a new scene.
    public static let newScene = Identifier("com.apple.menu.new-scene")
    /// To open a recent document.
    public static let openRecent = Identifier("com.apple.menu.open-recent")
    /// To close.
    public static let close = Identifier("com.apple.menu.close")
    /// To print.
    public static let print = Identifier("com.apple.menu.print")
    /// For documents.
    public static let document = Identifier("com.apple.menu.document")
    /// To undo and redo.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    /// To cut, copy and paste.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// To find.
    public static let find = Identifier("com.apple.menu.find")
    /// To replace text.
    public static let replace = Identifier("com.apple.menu.replace")
    /// To share.
    public static let share = Identifier("com.apple.menu.share")
    /// Styles of text.
    public static let textStyle = Identifier("com.apple.menu.text-style")
    /// Spelling.
    public static let spelling = Identifier("com.apple.menu.spelling")
    /// Substitutions.
    public static let substitutions = Identifier("com.apple.menu.substitutions")
    /// Changes of case.
    public static let transformations = Identifier("com.apple.menu.transformations")
    /// Speech.
    public static let speech = Identifier("com.apple.menu.speech")
    /// To look up.
    public static let lookup = Identifier("com.apple.menu.lookup")
    /// To learn words.
    public static let learn = Identifier("com.apple.menu.learn")
    /// Fonts.
    public static let font = Identifier("com.apple.menu.font")
    /// Sizes of text.
    public static let textSize = Identifier("com.apple.menu.text-size")
    /// Colours of text.
    public static let textColor = Identifier("com.apple.menu.text-color")
    /// To copy and paste styles.
    public static let textStylePasteboard = Identifier("com.apple.menu.text-style-pasteboard")
    /// Text.
    public static let text = Identifier("com.apple.menu.text")
    /// Directions of writing.
    public static let writingDirection = Identifier("com.apple.menu.writing-direction")
    /// Alignments of text.
    public static let alignment = Identifier("com.apple.menu.alignment")
    /// To show toolbars.
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    /// To show sidebars.
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    /// To fill the screen.
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
    /// To minimise and zoom.
    public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
    /// To bring all windows to the front.
    public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
  }
}

/// The order of a menu's elements: `UIContextMenuConfiguration.ElementOrder`, which buttons know as well.
public enum UIMenuElementOrder: Int, Hashable, Sendable {
  /// As the system decides.
  case automatic = 0
  /// The first one closest to the finger.
  case priority = 1
  /// From top to bottom.
  case fixed = 2
}
