import Foundation
import InterfaceBuilder
import UIKit

/// Sizes and constraints that code decides at run time.
extension ScreenCode {
  /// Whether code decides the space that a view has along an axis, so that the document alone does not determine it.
  ///
  /// Code decides the size of collection view cells and of xib views that are only a part of a screen, the height of
  /// rows that are made from a prototype, and the size of an embedded controller. This does not affect a view that has
  /// a fixed size itself, or an ancestor with a fixed size inside of that cell, row or part.
  ///
  /// - Parameter place: the view's index in ``ScreenGeometry/views``.
  func hasRoomFromCode(_ place: Int, _ axis: NSLayoutConstraint.Axis) -> Bool {
    for place in geometry.path(of: place) {
      let view = geometry.views[place].view
      if hasSizeFromCode(view, axis) || tiedByOwnConstraints[axis]?.contains(ObjectIdentifier(view)) == true {
        return true
      }
      if geometry.fixedSize(of: view, axis) != nil { return false }
    }
    return false
  }

  /// Whether code decides the size of a view itself, not that of an ancestor, along an axis.
  func hasSizeFromCode(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    if view is UICollectionReusableView { return true }
    if view.screenRole == .cell { return axis == .vertical && !isStaticRow(view) }
    if let table = view.superview as? UITableView, view === table.tableHeaderView || view === table.tableFooterView {
      // A table does not size its header to fit. Code does so by setting the header again, or the code of the header's
      // own class does.
      let words: Set<String> = ["tableHeaderView", "tableFooterView", "setTableHeaderView", "setTableFooterView"]
      return axis == .vertical
        && (loaded.location(of: view)?.customClass != nil
          || loaded.scene.customClass.flatMap { app.mentions(words, in: $0) } == true)
    }
    guard view === loaded.rootView else { return false }
    if loaded.scene.kind == .controller {
      return loaded.scene.isEmbedded || axis == .vertical && (isFreeform || hidesNavigationBarByCode)
    }
    let screenSize = loaded.environment.screenSize
    return axis == .vertical ? view.bounds.height < screenSize.height : view.bounds.width != screenSize.width
  }

  /// Whether a view or one of its ancestors is arranged by a stack view, along that axis, together with views that code
  /// hides or shows. When they are hidden, the view has more space than in this layout, in which all of them are shown.
  func sharesStackWithHiddenViews(_ view: ScreenView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let place = geometry.places[view.location.id] else { return false }
    return geometry.path(of: place).contains { place in
      guard let stack = geometry.views[place].view.superview as? UIStackView, stack.axis == axis else { return false }
      return stack.arrangedSubviews.contains { neighbor in
        guard neighbor !== geometry.views[place].view, let id = loaded.location(of: neighbor)?.id else { return false }
        return effect(of: .visibility, on: id) == .certain
      }
    }
  }

  /// Whether the document contains the row as a static cell, and no code of the controller changes its height.
  private func isStaticRow(_ view: UIView) -> Bool {
    guard let id = loaded.location(of: view)?.id else { return false }
    guard document.element(id)?.parent?.name == "cells" else { return false }
    // The table's controller may give such rows a height that differs from the document's.
    let words: Set<String> = ["heightForRowAt", "heightForRowAtIndexPath", "rowHeight", "setRowHeight"]
    return loaded.scene.customClass.flatMap { app.mentions(words, in: $0) } != true
  }

  /// Whether the screen has a navigation bar that its controller's code may hide.
  private var hidesNavigationBarByCode: Bool {
    let words: Set<String> = ["isNavigationBarHidden", "setNavigationBarHidden", "navigationBarHidden"]
    return loaded.surroundingBars.contains { $0 is UINavigationBar }
      && loaded.scene.customClass.flatMap { app.mentions(words, in: $0) } == true
  }

  /// Whether the scene's simulated size is Freeform in Interface Builder, which is mostly used for controllers inside
  /// of other controllers.
  private var isFreeform: Bool {
    loaded.scene.element.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
  }

  /// Whether code may change or switch off a constraint: through an outlet, or because the constraint itself is of the
  /// app's own class or has runtime attributes.
  func isChangedByCode(_ constraint: NSLayoutConstraint) -> Bool {
    guard let id = loaded.location(of: constraint)?.id else { return false }
    return effect(of: .constraint, on: id) != .none || document.element(id).map(Self.isOwnConstraint) == true
  }

  /// Whether a constraint is of the app's own class or has runtime attributes, so that it may differ from what the
  /// document says.
  static func isOwnConstraint(_ element: Element) -> Bool {
    element.name == "constraint"
      && (element["customClass"] != nil || element.children.contains { $0.name == "userDefinedRuntimeAttributes" })
  }

  /// The views that a constraint of the app's own class ties along an axis. Of a view and one of its ancestors, the
  /// ancestor is left out.
  static func tiedByOwnConstraints(
    in loaded: LoadedScene
  ) -> [NSLayoutConstraint.Axis: Set<ObjectIdentifier>] {
    var tied: [NSLayoutConstraint.Axis: Set<ObjectIdentifier>] = [:]
    for element in loaded.scene.element.descendants where isOwnConstraint(element) {
      guard let constraint = element.id.flatMap({ loaded.object($0) }) as? NSLayoutConstraint,
        let first = NSLayoutConstraint.view(of: constraint.firstItem)
      else { continue }
      let both: [UIView] = [first] + [NSLayoutConstraint.view(of: constraint.secondItem)].compactMap(\.self)
      let views = both.filter { view in !both.contains { $0 !== view && $0.isDescendant(of: view) } }
      for axis in NSLayoutConstraint.Axis.both where axis.contains(constraint.firstAttribute) {
        tied[axis, default: []].formUnion(views.map { ObjectIdentifier($0) })
      }
    }
    return tied
  }

  /// Whether a set of constraints involves the size, or two edges, of a cell or other view whose size along that axis
  /// is decided by code.
  func dependsOnSizeFromCode(_ constraints: [NSLayoutConstraint]) -> Bool {
    var edges: [ObjectIdentifier: Set<NSLayoutConstraint.Attribute>] = [:]
    var views: [ObjectIdentifier: UIView] = [:]
    for constraint in constraints {
      if let view = NSLayoutConstraint.view(of: constraint.firstItem) {
        edges[ObjectIdentifier(view), default: []].insert(constraint.firstAttribute)
        views[ObjectIdentifier(view)] = view
      }
      if let view = NSLayoutConstraint.view(of: constraint.secondItem) {
        edges[ObjectIdentifier(view), default: []].insert(constraint.secondAttribute)
        views[ObjectIdentifier(view)] = view
      }
    }
    return views.contains { id, view in
      let container =
        view.superview is UITableViewCell || view.superview is UICollectionViewCell ? view.superview : view
      guard let container else { return false }
      let used = edges[id] ?? []
      return NSLayoutConstraint.Axis.both.contains { axis in
        hasSizeFromCode(container, axis) && (used.contains(axis.size) || used.intersection(axis.edges).count > 1)
      }
    }
  }
}
