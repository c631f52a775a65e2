import Foundation
import InterfaceBuilder
import UIKit

/// Gives a cell, or another part of a screen, the height that its content asks for, and a row the width of the screen.
///
/// The height of a row or header comes from code at run time, and so does that of a view that stands alone in a xib.
/// The document stores the height of the canvas. Such a part is audited at its fitting height, which UIKit gives to
/// rows that size themselves. A row is as wide as its table, and most tables are as wide as the screen.
enum FittingHeight {
  /// The least height in points of a cell's content; at smaller fitting heights, the content does not determine the
  /// height.
  private static let leastHeight: CGFloat = 12

  /// Lays the scene out at its fitting height, if it is a part of a screen: a cell of any size, or a view lower than
  /// the screen.
  static func apply(to loaded: LoadedScene) {
    let root = loaded.rootView
    guard loaded.scene.kind == .view,
      root.screenRole == .cell || root.bounds.height < loaded.environment.screenSize.height
    else { return }
    let stored = root.bounds.size
    let isRow = root is UITableViewCell || root is UITableViewHeaderFooterView
    let size = CGSize(width: isRow ? loaded.environment.screenSize.width : stored.width, height: stored.height)
    let fitting = loaded.perform {
      root.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    let isHeldOpen = fitting.height > (root.screenRole == .cell ? leastHeight : size.height)
    let frame = CGRect(x: 0, y: 0, width: size.width, height: isHeldOpen ? fitting.height : size.height)
    guard abs(frame.width - stored.width) > 0.01 || abs(frame.height - stored.height) > 0.01 else { return }
    root.frame = frame
    loaded.layout()
  }
}
