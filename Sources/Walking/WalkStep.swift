/// One step of a walk through an app: what is operated on a screen, and how.
///
/// A step does not say where on the screen something is operated, but what: first by its name, because an app may show more or
/// less on a screen when it is launched again; in another language by its class. So the same step works at another text size, on
/// another device and in another language.
package nonisolated struct WalkStep: Codable, Hashable, Sendable {
  /// A row of a table, or an item of a collection view.
  package struct Item: Codable, Hashable, Sendable {
    /// The number of the table or collection view on the screen, counted from 0 in the order of the view tree.
    package var list: Int
    package var section: Int
    package var item: Int
    /// The structure of its cell, as ``ScreenStructure`` describes it.
    package var kind = ""
  }

  /// The class of a control, and the number among the controls of this class, counted from 0.
  package struct Kind: Codable, Hashable, Sendable {
    package var name: String
    package var number: Int
  }

  /// What is done.
  package enum Gesture: Codable, Hashable, Sendable {
    case tap
    case longPress
    case swipe(SwipeDirection)
    /// A finger is dragged over half the window, from its edge if the gesture begins there.
    case pan(SwipeDirection)
    /// Two fingers are moved apart or together.
    case pinch(PinchDirection)
    /// Two fingers are turned around each other.
    case rotation(RotationDirection)
    /// An element of a menu is chosen: of the menu that a button shows, or of the one that a long press shows. The numbers, counted
    /// from 0, lead through the submenus.
    case menu([Int])
    /// The preview above the menu of a long press is tapped.
    case preview
    /// One of the actions is tapped that a swipe over a row shows at an edge, counted from 0.
    case swipeAction(RowEdge, Int)
  }

  /// The row or item that is operated, or that contains what is operated; `nil` if it is outside of lists.
  package var item: Item?
  /// The number of what is operated among what can be operated in the item, or else on the screen outside of lists, counted from
  /// 0 in the order of the view tree; `nil` if it is the item itself.
  package var control: Int?
  /// What is operated among what is of the same class; `nil` if it is the item itself.
  package var kind: Kind?
  package var gesture = Gesture.tap
  /// What is operated, in words for people: its label or text, or else its class.
  package var name: String
  /// The title of the element of a menu, or of the action of a row; `nil` for other gestures.
  package var choice: String?

  /// The step in words, such as `“Settings”` or `long press on “Photo”`.
  package var words: String {
    switch gesture {
    case .tap: "“\(name)”"
    case .longPress: "long press on “\(name)”"
    case .swipe(let direction): "swipe \(direction.rawValue) on “\(name)”"
    case .pan(let direction): "pan \(direction.rawValue) on “\(name)”"
    case .pinch(let direction): "pinch \(direction.rawValue) on “\(name)”"
    case .rotation(let direction): "turn \(direction.rawValue) on “\(name)”"
    case .menu: "“\(choice ?? "")” in the menu of “\(name)”"
    case .preview: "the preview of “\(name)”"
    case .swipeAction: "“\(choice ?? "")” after a swipe over “\(name)”"
    }
  }
}

extension [WalkStep] {
  /// The steps in words, such as `“Settings” › “Log in”`.
  package nonisolated var words: String { map(\.words).joined(separator: " › ") }
}
