import Environments
import UIKit

/// Something on a screen that a finger can operate: a control, an item of a bar, a view with gestures or a menu, or a row of a
/// list.
struct WalkTarget {
  /// Something that can be done with the target.
  struct Choice {
    let gesture: WalkStep.Gesture
    /// The title of what is chosen in a menu or among the actions of a row.
    var title: String?
    /// Everything by which the settings of a walk may name what is chosen.
    var names: [String] = []
  }

  let element: ScreenElement
  /// The row, if the target is one; `nil` for all others.
  var row: TargetRow?

  /// What can be done with the target: first the tap.
  var choices: [Choice] {
    var choices = canBeTapped ? [Choice(gesture: .tap)] : []
    if has(UILongPressGestureRecognizer.self) { choices.append(Choice(gesture: .longPress)) }
    choices += SwipeDirection.allCases.filter(canBeSwiped).map { Choice(gesture: .swipe($0)) }
    choices += SwipeDirection.allCases.filter(canBePanned).map { Choice(gesture: .pan($0)) }
    if has(UIPinchGestureRecognizer.self) { choices += PinchDirection.allCases.map { Choice(gesture: .pinch($0)) } }
    if has(UIRotationGestureRecognizer.self) {
      choices += RotationDirection.allCases.map { Choice(gesture: .rotation($0)) }
    }
    if let menu {
      choices += menu.choices.map { Choice(gesture: .menu($0.path), title: $0.title, names: $0.names) }
      if menu.openPreview != nil { choices.append(Choice(gesture: .preview)) }
    }
    for edge in RowEdge.allCases {
      for (number, action) in (row?.actions(at: edge) ?? []).enumerated() {
        choices.append(Choice(gesture: .swipeAction(edge, number), title: action.title, names: [action.title]))
      }
    }
    return choices
  }

  /// Chooses an element of a menu, taps a preview, or taps an action of a row.
  ///
  /// - Returns: whether it is there; `false` for gestures of a finger.
  func choose(_ gesture: WalkStep.Gesture) -> Bool {
    let perform: (() -> Void)? =
      switch gesture {
      case .menu(let path): menu?.choices.first { $0.path == path }?.perform
      case .preview: menu?.openPreview
      case .swipeAction(let edge, let number): row?.actions(at: edge).dropFirst(number).first?.perform
      case .tap, .longPress, .swipe, .pan, .pinch, .rotation: nil
      }
    perform?()
    return perform != nil
  }

  // MARK: Gestures

  private var canBeTapped: Bool {
    let recognisesTaps = has(UITapGestureRecognizer.self) || gestures.contains(where: \.isOfAnotherKind)
    if let row { return row.list.selectsItems || recognisesTaps }
    if element.tapShowsMenu { return false }
    return element.item != nil || element.view is UIControl || recognisesTaps
  }

  private func canBeSwiped(_ direction: SwipeDirection) -> Bool {
    gestures.contains { ($0 as? UISwipeGestureRecognizer)?.direction.contains(direction.option) ?? false }
  }

  private func canBePanned(_ direction: SwipeDirection) -> Bool {
    gestures.contains {
      guard let edge = $0 as? UIScreenEdgePanGestureRecognizer else {
        return $0 is UIPanGestureRecognizer || $0.isOfAnotherKind
      }
      return edge.edges.contains(direction.startEdge)
    }
  }

  /// Whether pans have to begin at an edge of the window.
  var pansBeginAtEdge: Bool {
    let pans = gestures.filter { $0 is UIPanGestureRecognizer }
    return !pans.isEmpty && pans.allSatisfy { $0 is UIScreenEdgePanGestureRecognizer }
  }

  /// For how long a finger is down in a long press, in seconds.
  var secondsOfPress: TimeInterval {
    let longest = gestures.lazy.compactMap { ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration }.max()
    return (longest ?? 0.5) + 0.5
  }

  private func has<Gesture: UIGestureRecognizer>(_ kind: Gesture.Type) -> Bool { gestures.contains { $0 is Gesture } }

  /// The gesture recognisers of the view; for a row also those of the list, which look for the row below the finger.
  private var gestures: [UIGestureRecognizer] {
    if element.item != nil { return [] }
    return element.view.ownGestures + (row?.list.ownGestures ?? [])
  }

  private var menu: TargetMenu? { TargetMenu(of: element, row: row) }
}

extension UIView {
  /// The enabled gesture recognisers of the view, without the pan with which a scroll view scrolls.
  var ownGestures: [UIGestureRecognizer] {
    let scrolling = (self as? UIScrollView)?.panGestureRecognizer
    return (gestureRecognizers ?? []).filter { $0.isEnabled && $0 !== scrolling }
  }

  /// Whether a long press on the view shows a menu.
  var hasContextMenu: Bool { interactions.contains { $0 is UIContextMenuInteraction } }
}

extension UIGestureRecognizer {
  /// Whether the app recognises the touches itself, in a class that it derived from `UIGestureRecognizer`. Nobody knows for which
  /// movement it waits.
  fileprivate var isOfAnotherKind: Bool {
    switch self {
    case is UITapGestureRecognizer, is UILongPressGestureRecognizer, is UISwipeGestureRecognizer,
      is UIPanGestureRecognizer, is UIPinchGestureRecognizer, is UIRotationGestureRecognizer:
      false
    default: true
    }
  }
}
