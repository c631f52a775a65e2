import UIKit

/// What a long press on a view or a row shows: a menu and a preview.
struct ContextMenu {
  let configuration: UIContextMenuConfiguration
  /// Tells the app that the preview was tapped.
  private let previewWasTapped: (any UIContextMenuInteractionCommitAnimating) -> Void

  /// Does what a tap on the preview does.
  func openPreview(_ preview: UIViewController) {
    let opening = PreviewOpening(preview)
    previewWasTapped(opening)
    opening.finish()
  }
}

extension ContextMenu {
  /// The menu of an interaction of a view, for a long press on its middle.
  fileprivate init?(_ interaction: UIContextMenuInteraction, of view: UIView) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let delegate = interaction.delegate,
      let configuration = delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: middle)
    else { return nil }
    self.init(configuration: configuration) {
      delegate.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: configuration, animator: $0)
    }
  }

  fileprivate init?(of table: UITableView, at path: IndexPath, point: CGPoint) {
    guard let delegate = table.delegate,
      let configuration = delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
    else { return nil }
    self.init(configuration: configuration) {
      delegate.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: $0)
    }
  }

  fileprivate init?(of collection: UICollectionView, at path: IndexPath, point: CGPoint) {
    guard let delegate = collection.delegate,
      let configuration = delegate.collectionView(
        collection, contextMenuConfigurationForItemsAt: [path], point: point)
        ?? delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: point)
    else { return nil }
    self.init(configuration: configuration) {
      delegate.collectionView(collection, willPerformPreviewActionForMenuWith: configuration, animator: $0)
    }
  }
}

extension UIView {
  /// What a long press on the view shows; `nil` if the view shows no menu.
  var contextMenu: ContextMenu? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }
      .compactMap { ContextMenu($0, of: self) }.first
  }
}

extension TargetRow {
  /// What a long press on the row shows; `nil` if it shows no menu.
  var contextMenu: ContextMenu? {
    let middle = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    let ofList: ContextMenu? =
      switch list {
      case let table as UITableView: ContextMenu(of: table, at: path, point: middle)
      case let collection as UICollectionView: ContextMenu(of: collection, at: path, point: middle)
      default: nil
      }
    return ofList ?? cell.contextMenu
  }
}
