import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Views whose frames the constraints do not determine.
nonisolated struct AmbiguousLayout: Rule {
  let identifier = "ambiguous-layout"
  let impact = Impact.moderate
  let summary = "Constraints leave a view's position or size open."
  let rationale = """
    More than one layout satisfies the constraints, and UIKit picks one of them: views jump on rotation, or have no \
    size. It needs review if code may decide the rest: a view of a custom class may know its size at run time, and \
    code may fill an empty view or image view or activate further constraints. It also needs review if the layout is \
    only open where room is short and several views could give way, if optional constraints of the same priority \
    pull a view in two directions, or if the screen looks the same at both ends of what is open. \
    equal-hugging-siblings reports neighbours that only share spare room.
    """
  let isReviewWorthIt = false
  let example = RuleExample(
    fault: "Two boxes stand side by side between the edges of the screen, and nothing says how wide each of them is.",
    fix: "Make their widths equal.")
  let reference: RuleReference? = RuleReference(
    "Auto Layout Guide: Ambiguous Layouts",
    "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AmbiguousLayouts.html"
  )
}

@MainActor extension AmbiguousLayout {
  func observations(on screen: AuditedScreen) -> [Observation] {
    let found = openings(on: screen)
    guard !found.isEmpty else { return [] }
    let onCanvas = Set((screen.canvas.map(openings) ?? found).map(\.key))
    // If the position or size of a view is ambiguous, so are those of all views that depend on it. So all ambiguous
    // views inside of one unambiguous view are reported together, at the first of the outermost ones.
    let groups = Dictionary(grouping: found) { opening in
      Group(axis: opening.key.axis, around: opening.around, isOpenOnCanvas: onCanvas.contains(opening.key))
    }
    return groups.compactMap { group, members in
      if let unmet = unmetLength(of: members, group.axis) { return pulled(members[0], by: unmet, on: screen) }
      guard group.isOpenOnCanvas else { return tie(members, on: screen) }
      let views = members.filter { $0.attributes.contains(group.axis.size) }.map(\.view)
      if SpareRoom.isSharedOrUnseen(among: views, group.axis, on: screen) { return nil }
      var observation = missing(members, on: screen)
      if observation.doubt == nil, looksTheSame(atBothEndsOf: members[0], on: screen) {
        observation.doubt = "the screen looks the same at both ends of what is open"
      }
      return observation
    }
  }

  /// A view whose position or size along an axis is ambiguous.
  private struct Opening {
    struct Key: Hashable {
      var view: String
      var axis: NSLayoutConstraint.Axis
    }

    var key: Key
    var view: ScreenView
    var attributes: [NSLayoutConstraint.Attribute]
    /// The identifier of the view's nearest ancestor that is not ambiguous along the axis.
    var around: String
  }

  private struct Group: Hashable {
    var axis: NSLayoutConstraint.Axis
    var around: String
    var isOpenOnCanvas: Bool
  }

  /// The ambiguous views, from back to front.
  private func openings(on screen: AuditedScreen) -> [Opening] {
    let ambiguous = screen.constraints.openViews
    guard !ambiguous.isEmpty else { return [] }
    var open: [Opening.Key: [NSLayoutConstraint.Attribute]] = [:]
    for ambiguity in ambiguous {
      guard let id = screen.loaded.location(of: ambiguity.view)?.id else { continue }
      for attribute in ambiguity.attributes {
        let axis: NSLayoutConstraint.Axis = [.left, .width].contains(attribute) ? .horizontal : .vertical
        open[Opening.Key(view: id, axis: axis), default: []].append(attribute)
      }
    }
    return screen.geometry.views.flatMap { view in
      [NSLayoutConstraint.Axis.horizontal, .vertical].compactMap { axis -> Opening? in
        let key = Opening.Key(view: view.location.id, axis: axis)
        guard let attributes = open[key] else { return nil }
        let around = screen.geometry.ancestors(of: view).map { screen.geometry.views[$0].location.id }
          .first { open[Opening.Key(view: $0, axis: axis)] == nil }
        return Opening(key: key, view: view, attributes: attributes, around: around ?? "")
      }
    }
  }

  /// An optional width or height constraint of a view whose width or height is ambiguous, if layout does not satisfy
  /// the constraint. Another constraint of the same priority, or the view's content, then asks for a different length.
  private func unmetLength(of members: [Opening], _ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint? {
    let sized = members.filter { $0.attributes.contains(axis.size) }.map(\.view)
    return sized.lazy.compactMap { view -> NSLayoutConstraint? in
      let length = axis == .horizontal ? view.frame.width : view.frame.height
      return view.view.constraints.first {
        $0.firstItem === view.view && $0.secondItem == nil && $0.firstAttribute == axis.size && $0.relation == .equal
          && $0.priority < .required && abs($0.constant - length) > 1
      }
    }.first
  }

  /// The observation for a view that is ambiguous although no constraint is missing: its constraints are optional, and
  /// other constraints of the same priority contradict them.
  private func pulled(
    _ opening: Opening, by unmet: NSLayoutConstraint, on screen: AuditedScreen
  ) -> Observation {
    let equation = ConstraintWords(views: screen.words).equation(unmet)
    return Observation(
      view: opening.view.view, variant: "\(opening.key.axis) pulled",
      doubt: "it may be that either of them is meant to give way", magnitude: 1,
      message: "Constraints of the same priority pull its \(opening.attributes.map(Self.name).phrase) both ways.",
      because: [equation + " is not met"], fix: "Give “\(equation)” a priority of its own.")
  }

  /// The observation for views that are ambiguous on Interface Builder's canvas as well, so that constraints are
  /// missing.
  private func missing(_ members: [Opening], on screen: AuditedScreen) -> Observation {
    let names = members[0].attributes.map(Self.name)
    let others = members.count > 1 ? ", and with it \(Self.counted(members.count - 1))" : ""
    return Observation(
      view: members[0].view.view, variant: "\(members[0].key.axis)",
      doubt: members.lazy.compactMap { doubt(about: $0, on: screen) }.first,
      magnitude: Double(members.count),
      message: "The constraints leave its \(names.phrase) open\(others).",
      because: members.map { opening in
        "\(screen.words.words(for: opening.view.view)) (line \(opening.view.location.line)): no constraint decides "
          + opening.attributes.map(Self.name).phrase
      },
      fix: "Add a constraint that decides its \(names.last ?? "position").")
  }

  /// How far the ends of an open position or length are apart, in points: farther than the largest screen.
  private static let far: CGFloat = 10_000

  /// Whether the screen looks the same, however an ambiguous view is laid out: as far to one side, or as short, as its
  /// constraints allow, and as far to the other side, or as long.
  private func looksTheSame(atBothEndsOf opening: Opening, on screen: AuditedScreen) -> Bool {
    // Both ends are compared with the screen as it is, because at both a view may be out of sight.
    ScreenTrial(of: screen)?.looksTheSame(
      after: [-Self.far, Self.far].map { end in
        { Self.pull(opening.key.view, opening.attributes, to: end, in: $0) }
      }) ?? false
  }

  /// Adds constraints of the least priority, which decide only what no other constraint and no content decides.
  private static func pull(
    _ id: String, _ attributes: [NSLayoutConstraint.Attribute], to end: CGFloat, in loaded: LoadedScene
  ) {
    guard let view = loaded.object(id) as? UIView, let parent = view.superview else { return }
    for attribute in attributes {
      let isLength = attribute == .width || attribute == .height
      let constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: isLength ? nil : parent,
        attribute: isLength ? .notAnAttribute : attribute, multiplier: 1, constant: isLength ? max(0, end) : end)
      constraint.priority = UILayoutPriority(1)
      constraint.isActive = true
    }
  }

  /// How code may add what the document lacks: a constraint, an image, a text or subviews; `nil` if it does not.
  private func doubt(about opening: Opening, on screen: AuditedScreen) -> Doubt? {
    let view = opening.view
    if let name = view.location.customClass { return .ownClass(name) }
    if screen.constraints.hasPlaceholderConstraint(view.location.id) {
      return "a placeholder constraint is removed at build time, and code adds the final one"
    }
    if screen.code.hasSizeFromCode(screen.loaded.rootView, opening.key.axis) { return .roomFromCode }
    if let imageView = view.view as? UIImageView, imageView.image == nil,
      screen.document.element(view.location.id)?["image"] != nil
    {
      return "it takes its size from an image, which was not found"
    }
    let outlets = screen.document.outletConnections(to: view.location.id)
    guard !outlets.isEmpty else { return nil }
    switch view.view {
    case let label as UILabel: return (label.text ?? "").isEmpty ? .textFromCode : nil
    case let imageView as UIImageView: return imageView.image == nil ? "code may set its image" : nil
    case is UIButton: return nil
    default:
      if !view.view.subviews.contains(where: { !$0.isHidden }) { return "code may fill the empty view" }
      let mayBeTied = outlets.contains { screen.code.app.effect(of: .layout, through: $0) != .none }
      return mayBeTied ? "code may add constraints to it" : nil
    }
  }

  /// The observation for views that are ambiguous in this environment but not on Interface Builder's canvas: there is
  /// too little room, and equal priorities leave open which view becomes smaller.
  private func tie(_ members: [Opening], on screen: AuditedScreen) -> Observation {
    let axis = members[0].key.axis
    // A view of which only the position is ambiguous cannot become smaller, so it is left out.
    let sized = members.filter { $0.attributes.contains(axis.size) }
    let members = sized.isEmpty ? members : sized
    let words = members.map { screen.words.words(for: $0.view.view) }
    return Observation(
      view: members[0].view.view, variant: "\(axis) tie", doubt: "it shows only where room is short",
      magnitude: Double(members.count),
      message: "Room is short, and nothing says which view gives way: \(words.prefix(3).joined(separator: ", "))"
        + (words.count > 3 ? " or \(Self.counted(words.count - 3))." : "."),
      because: zip(members, words).map { opening, words in
        "\(words) (line \(opening.view.location.line)): \(opening.attributes.map(Self.name).phrase) is open"
      },
      fix:
        "Give the view that should stay whole a higher compression resistance, \(axis == .vertical ? "vertical" : "horizontal")."
    )
  }

  private static func counted(_ number: Int) -> String {
    "\(number) other view\(number == 1 ? "" : "s")"
  }

  private static func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left: "horizontal position"
    case .top: "vertical position"
    default: "\(attribute)"
    }
  }
}
