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
    only open where room is short and several views could give way, or if optional constraints of the same priority \
    pull a view in two directions. equal-hugging-siblings reports neighbours that only share spare room.
    """
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
    // An open view leaves all views open that depend on it. So one fault is one finding: that of the first outermost
    // view.
    let groups = Dictionary(grouping: found) { opening in
      Group(axis: opening.key.axis, around: opening.around, isOpenOnCanvas: onCanvas.contains(opening.key))
    }
    return groups.compactMap { group, members in
      if let unmet = unmetLength(of: members, group.axis) { return pulled(members[0], by: unmet, on: screen) }
      guard group.isOpenOnCanvas else { return tie(members, on: screen) }
      let views = members.filter { $0.attributes.contains(group.axis.size) }.map(\.view)
      if SpareRoom.isSharedOrUnseen(among: views, group.axis, on: screen) { return nil }
      return missing(members, on: screen)
    }
  }

  /// A view whose position or size along an axis the constraints leave open.
  private struct Opening {
    struct Key: Hashable {
      var view: String
      var axis: NSLayoutConstraint.Axis
    }

    var key: Key
    var view: ScreenView
    var attributes: [NSLayoutConstraint.Attribute]
    /// The identifier of the view around the outermost open view that this one is in.
    var around: String
  }

  private struct Group: Hashable {
    var axis: NSLayoutConstraint.Axis
    var around: String
    var isOpenOnCanvas: Bool
  }

  /// The open views in the order of the screen.
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

  /// An unmet optional constraint for a view's own length, if the length is open: another constraint of the same
  /// priority, or the view's content, asks for a different length.
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

  /// No constraint is missing: the constraints that decide the view are optional, and something of the same priority
  /// contradicts them.
  private func pulled(
    _ opening: Opening, by unmet: NSLayoutConstraint, on screen: AuditedScreen
  ) -> Observation {
    let equation = ConstraintWords(views: screen.words).equation(unmet)
    return Observation(
      view: opening.view.view, variant: "\(opening.key.axis) pulled", outcome: .needsReview, magnitude: 1,
      message: "Constraints of the same priority pull its \(opening.attributes.map(Self.name).phrase) both ways.",
      because: [equation + " is not met"], fix: "Give “\(equation)” a priority of its own.")
  }

  /// Constraints are missing: the view is open on the canvas as well.
  private func missing(_ members: [Opening], on screen: AuditedScreen) -> Observation {
    let names = members[0].attributes.map(Self.name)
    let others = members.count > 1 ? ", and with it \(Self.counted(members.count - 1))" : ""
    return Observation(
      view: members[0].view.view, variant: "\(members[0].key.axis)",
      outcome: members.contains { isCompletedByCode($0, on: screen) } ? .needsReview : .violation,
      magnitude: Double(members.count),
      message: "The constraints leave its \(names.phrase) open\(others).",
      because: members.map { opening in
        "\(screen.words.words(for: opening.view.view)) (line \(opening.view.location.line)): no constraint decides "
          + opening.attributes.map(Self.name).phrase
      },
      fix: "Add a constraint that decides its \(names.last ?? "position").")
  }

  /// Whether code may determine what the document leaves open.
  private func isCompletedByCode(_ opening: Opening, on screen: AuditedScreen) -> Bool {
    let view = opening.view
    if view.location.customClass != nil || screen.constraints.hasPlaceholderConstraint(view.location.id) { return true }
    if screen.code.hasSizeFromCode(screen.loaded.rootView, opening.key.axis) { return true }
    if let imageView = view.view as? UIImageView, imageView.image == nil,
      screen.document.element(view.location.id)?["image"] != nil
    {
      // The view would take its size from an image, which was not found.
      return true
    }
    let outlets = screen.document.outletConnections(to: view.location.id)
    guard !outlets.isEmpty else { return false }
    switch view.view {
    case let label as UILabel: return (label.text ?? "").isEmpty
    case let imageView as UIImageView: return imageView.image == nil
    case is UIButton: return false
    default:
      // Code may fill an empty view, and may add constraints to other views through their anchors.
      return !view.view.subviews.contains { !$0.isHidden }
        || outlets.contains { screen.code.app.effect(of: .layout, through: $0) != .none }
    }
  }

  /// There is too little room, and nothing decides which view gives way.
  private func tie(_ members: [Opening], on screen: AuditedScreen) -> Observation {
    let axis = members[0].key.axis
    // A view whose size only follows the sizes of others cannot give way.
    let sized = members.filter { $0.attributes.contains(axis.size) }
    let members = sized.isEmpty ? members : sized
    let words = members.map { screen.words.words(for: $0.view.view) }
    return Observation(
      view: members[0].view.view, variant: "\(axis) tie", outcome: .needsReview, magnitude: Double(members.count),
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
