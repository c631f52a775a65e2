import Foundation
import InterfaceBuilder
import UIKit

/// Finds the colours behind the texts of a screen.
@MainActor struct TextGrounds {
  private let screen: AuditedScreen
  /// The indices in ``ScreenGeometry/views`` of the views that can affect what lies behind a text, from back to front.
  private let backs: [Int]

  /// The single colour behind a text.
  struct Ground {
    /// The colour of the letters as they are seen, with the opacity of the views around them.
    var letters: CGColor
    /// The colour behind the letters.
    var color: CGColor
    /// The view that has the colour.
    var view: ScreenView
    /// Why the colour may be another one in the running app; `nil` if the document decides it.
    var doubt: Doubt?
  }

  init(of screen: AuditedScreen) {
    self.screen = screen
    backs = screen.geometry.views.indices.filter { Self.canBeGround(screen.geometry.views[$0]) }
  }

  /// Whether a view can affect the background of a text that it contains or that lies in front of it. Opaque plain views
  /// without a background colour cannot.
  private static func canBeGround(_ view: ScreenView) -> Bool {
    switch view.view {
    case is UIVisualEffectView, is UIImageView, is UIButton, is UITextField, is UITableViewCell, is UICollectionView:
      true
    default: view.location.customClass != nil || view.view.backgroundColor != nil || view.view.alpha < 1
    }
  }

  /// The colour behind the text of a view; `nil` if it is not known or not a single colour.
  ///
  /// The views are looked at from the text to the back. A view around the text fades all that was found in it so far, so
  /// that a pale card has pale letters.
  ///
  /// - Parameter ink: the colour of the text, which may be translucent.
  func ground(of ink: CGColor, in view: ScreenView) -> Ground? {
    guard let place = screen.geometry.places[view.location.id], let text = view.texts.first?.lines.first else {
      return nil
    }
    let around = Set([place] + screen.geometry.ancestors(of: view))
    var (letters, ground) = (ink, CGColor(red: 0, green: 0, blue: 0, alpha: 0))
    var doubt: Doubt?
    for index in backs.reversed() where index <= place {
      let back = screen.geometry.views[index]
      let isAround = around.contains(index)
      guard isAround || back.frame.intersects(text) else { continue }
      guard !isPicture(back.view) else { return nil }
      doubt = doubt ?? self.doubt(about: back, isOwn: index == place)
      if let color = color(of: back), color.alpha > 0.01 {
        if !isAround, !back.frame.contains(text) { return nil }
        doubt = doubt ?? self.doubt(aboutColorOf: back, isRoot: index == 0)
        let seen = isAround ? color : color.faded(by: opacity(of: index, below: around))
        (letters, ground) = (letters.over(seen), ground.over(seen))
      }
      if isAround, back.view.alpha < 1 {
        (letters, ground) = (letters.faded(by: back.view.alpha), ground.faded(by: back.view.alpha))
        if screen.code.effect(of: .visibility, on: back.location.id) != .none { doubt = doubt ?? .visibilityFromCode }
      }
      if ground.alpha > 0.99 { return Ground(letters: letters, color: ground, view: back, doubt: doubt) }
    }
    return nil
  }

  /// Whether a view shows something else than one colour: a blur, an image, or a field with a frame of UIKit's.
  private func isPicture(_ view: UIView) -> Bool {
    if let field = view as? UITextField { return field.borderStyle == .roundedRect && field.backgroundColor == nil }
    return view is UIVisualEffectView || view is UIImageView
  }

  private func color(of view: ScreenView) -> CGColor? {
    let button = view.view as? UIButton
    let color =
      button?.configuration?.backgroundColor(tint: button?.tintColor ?? .systemBlue) ?? view.view.backgroundColor
    return color?.cgColor(with: view.view.traitCollection)
  }

  /// The opacity of a view that does not contain the text, with the views around it that do not contain the text either.
  private func opacity(of place: Int, below around: Set<Int>) -> CGFloat {
    screen.geometry.path(of: place).filter { !around.contains($0) }
      .reduce(1) { $0 * screen.geometry.views[$1].view.alpha }
  }

  /// Why a view may have a background that is not known; `nil` if it has none.
  ///
  /// - Parameter isOwn: whether it is the view of the text itself.
  private func doubt(about back: ScreenView, isOwn: Bool) -> Doubt? {
    if let name = back.location.customClass { return .ownClass(name) }
    guard !isOwn else { return nil }
    // UIKit gives rows a background that depends on the style of the table.
    let isCell = back.view is UITableViewCell || back.view is UICollectionView
    return isCell || back.view is UIButton ? "UIKit decides what lies behind it" : nil
  }

  private func doubt(aboutColorOf back: ScreenView, isRoot: Bool) -> Doubt? {
    if screen.code.effect(of: .color, on: back.location.id) != .none || isRoot && controllerColorsGround {
      return "code may set the colour behind it"
    }
    return nil
  }

  /// Whether the code of the screen's controller sets the background colour of its view, or of a table as its view. For a
  /// xib, the code of the class that has the outlet to the view decides.
  private var controllerColorsGround: Bool {
    guard let name = screen.loaded.scene.customClass else { return false }
    return ["view", "tableView", "collectionView", "self"].contains { property in
      screen.code.app.uses(of: property, in: name)?.isDisjoint(with: ["backgroundColor", "setBackgroundColor"]) == false
    }
  }
}
