import Foundation
import InterfaceBuilder
import UIKit

/// Gives a cell, or a xib's view that is only a part of a screen, the height that its content needs, and a table row
/// the width of the screen.
///
/// The height of such a view is decided at run time; the document only stores its height on Interface Builder's canvas.
/// So it is audited at its fitting height, which UIKit gives to self-sizing rows. A row is as wide as its table, and
/// most tables are as wide as the screen.
enum FittingHeight {
  /// A cell whose fitting height in points is not greater than this keeps the document's height, because its
  /// constraints do not determine its height.
  private static let leastHeight: CGFloat = 12

  /// Lays the scene out at its fitting height if its root view is only a part of a screen: a cell, or a view that is
  /// lower than the screen.
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
