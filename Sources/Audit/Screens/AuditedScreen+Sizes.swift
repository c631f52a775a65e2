import Foundation
import InterfaceBuilder
import UIKit

extension AuditedScreen {
  /// Whether code decides how much room a view has along an axis, so that the document does not determine it.
  ///
  /// Code decides the size of collection items and of parts of a screen that stand alone in a xib, the height of rows
  /// made from a prototype, and the size of a controller inside of a container. This has no effect if the view itself,
  /// or a view around it within that part, has a fixed size.
  func hasRoomFromCode(_ place: Int, _ axis: NSLayoutConstraint.Axis) -> Bool {
    for place in path(of: place) {
      let view = views[place].view
      if hasSizeFromCode(view, axis) { return true }
      if fixedSize(of: view, axis) != nil { return false }
    }
    return false
  }

  /// Whether code decides the size of this very view along an axis.
  func hasSizeFromCode(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    if view is UICollectionReusableView { return true }
    if view.isListPart { return axis == .vertical && !isStaticRow(view) }
    if let table = view.superview as? UITableView, view === table.tableHeaderView || view === table.tableFooterView {
      // A table does not size its header to fit. Code does so by setting the header again, or the code of the header's
      // own class does.
      let words: Set<String> = ["tableHeaderView", "tableFooterView", "setTableHeaderView", "setTableFooterView"]
      return axis == .vertical
        && (loaded.location(of: view)?.customClass != nil
          || loaded.scene.customClass.flatMap { code.mentions(words, in: $0) } == true)
    }
    guard view === loaded.rootView else { return false }
    if loaded.scene.kind == .controller {
      return loaded.scene.isEmbedded || axis == .vertical && (isFreeform || hidesNavigationBarByCode)
    }
    let screenSize = loaded.environment.screenSize
    return axis == .vertical ? view.bounds.height < screenSize.height : view.bounds.width != screenSize.width
  }

  /// Whether a view, or one around it, is arranged along that axis in a stack view together with views that code hides
  /// or shows. Then it sometimes has more room than here, where all of them are shown.
  func sharesStackWithHiddenViews(_ view: ScreenView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let place = places[view.location.id] else { return false }
    return path(of: place).contains { place in
      guard let stack = views[place].view.superview as? UIStackView, stack.axis == axis else { return false }
      return stack.arrangedSubviews.contains { neighbor in
        guard neighbor !== views[place].view, let id = loaded.location(of: neighbor)?.id else { return false }
        return effect(of: .visibility, on: id) == .certain
      }
    }
  }

  /// A constraint that keeps a view's size, or its greatest size, along an axis at a number that the document states.
  func fixedSize(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint? {
    view.sizeLimits.first {
      $0.firstAttribute == axis.size && $0.priority.rawValue > UILayoutPriority.defaultHigh.rawValue
    }
  }

  /// Whether the document itself contains the row with its height, so that code does not make it.
  private func isStaticRow(_ view: UIView) -> Bool {
    guard let id = loaded.location(of: view)?.id else { return false }
    guard document.element(id)?.parent?.name == "cells" else { return false }
    // The table's controller may give such rows a height that differs from the document's.
    let words: Set<String> = ["heightForRowAt", "heightForRowAtIndexPath", "rowHeight", "setRowHeight"]
    return loaded.scene.customClass.flatMap { code.mentions(words, in: $0) } != true
  }

  /// Whether the screen has a navigation bar that its controller's code may take away.
  private var hidesNavigationBarByCode: Bool {
    let words: Set<String> = ["isNavigationBarHidden", "setNavigationBarHidden", "navigationBarHidden"]
    return loaded.surroundingBars.contains { $0 is UINavigationBar }
      && loaded.scene.customClass.flatMap { code.mentions(words, in: $0) } == true
  }

  /// Whether the author set the size of the screen by hand, as that of a controller inside of another one.
  private var isFreeform: Bool {
    loaded.scene.element.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
  }
}
