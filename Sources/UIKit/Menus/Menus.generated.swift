// Made by `make surface` from Surface/UIKit/Menus.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// A menu element that calls a method of the first object in the responder chain that implements the method. Inert:
/// menus are not drawn, and no keys are pressed.
open class UICommand: UIMenuElement {
  /// The selector of the method that the command calls.
  public let action: Selector
  /// Data that distinguishes commands that call the same method.
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

/// A command that replaces another one while modifier keys are pressed. Inert: no keys are pressed.
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

/// Modifier keys, which change the meaning of other keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Creates a set of modifier keys from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

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
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

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
    /// The menu with the command that shows information about the app.
    public static let about = Identifier("com.apple.menu.about")
    /// The menu with the command that opens the app's settings.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// The system's services.
    public static let services = Identifier("com.apple.menu.services")
    /// The menu with the commands that hide the app and other apps.
    public static let hide = Identifier("com.apple.menu.hide")
    /// The menu with the command that quits the app.
    public static let quit = Identifier("com.apple.menu.quit")
    /// The menu with commands that open a new scene.
    public static let newScene = Identifier("com.apple.menu.new-scene")
    /// The menu with commands that open recent documents.
    public static let openRecent = Identifier("com.apple.menu.open-recent")
    /// The menu with commands that close windows.
    public static let close = Identifier("com.apple.menu.close")
    /// The menu with commands for printing.
    public static let print = Identifier("com.apple.menu.print")
    /// The menu with commands for documents, such as saving.
    public static let document = Identifier("com.apple.menu.document")
    /// The menu with the commands Undo and Redo.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    /// The menu with the commands Cut, Copy and Paste.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// The menu with commands that find text.
    public static let find = Identifier("com.apple.menu.find")
    /// The menu with commands that replace text.
    public static let replace = Identifier("com.apple.menu.replace")
    /// The menu with commands for sharing.
    public static let share = Identifier("com.apple.menu.share")
    /// Styles of text.
    public static let textStyle = Identifier("com.apple.menu.text-style")
    /// The menu with commands for the spelling of text.
    public static let spelling = Identifier("com.apple.menu.spelling")
    /// The menu with commands for substitutions in text, such as smart quotes.
    public static let substitutions = Identifier("com.apple.menu.substitutions")
    /// The menu with commands that change text to capital or small letters.
    public static let transformations = Identifier("com.apple.menu.transformations")
    /// The menu with commands that read text aloud.
    public static let speech = Identifier("com.apple.menu.speech")
    /// The menu with commands that look up a word.
    public static let lookup = Identifier("com.apple.menu.lookup")
    /// The menu with the command that adds a word to the dictionary.
    public static let learn = Identifier("com.apple.menu.learn")
    /// Fonts.
    public static let font = Identifier("com.apple.menu.font")
    /// Sizes of text.
    public static let textSize = Identifier("com.apple.menu.text-size")
    /// Colours of text.
    public static let textColor = Identifier("com.apple.menu.text-color")
    /// The menu with commands that copy and paste styles of text.
    public static let textStylePasteboard = Identifier("com.apple.menu.text-style-pasteboard")
    /// The menu with commands for the alignment and writing direction of text.
    public static let text = Identifier("com.apple.menu.text")
    /// Directions of writing.
    public static let writingDirection = Identifier("com.apple.menu.writing-direction")
    /// Alignments of text.
    public static let alignment = Identifier("com.apple.menu.alignment")
    /// The menu with commands that show and hide the toolbar.
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    /// The menu with commands that show and hide the sidebar.
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    /// The menu with the command for full screen.
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
    /// The menu with the commands that minimise and zoom a window.
    public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
    /// The menu with the command that brings all windows to the front.
    public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
  }
}

/// The order of a menu's elements. Context menus use it as `UIContextMenuConfiguration.ElementOrder`, and buttons use
/// it, too.
public enum UIMenuElementOrder: Int, Hashable, Sendable {
  /// As the system decides.
  case automatic = 0
  /// The first one closest to the finger.
  case priority = 1
  /// From top to bottom.
  case fixed = 2
}
