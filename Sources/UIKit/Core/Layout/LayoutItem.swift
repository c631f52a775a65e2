/// A view or guide that an engine places.
@MainActor struct LayoutItem {
  private let handle: ItemHandle?
  /// Number of the superview or owning view among the engine's items.
  var parent: Int { Int(parentNumber) }
  private let parentNumber: Int32
  /// Number of the view that the item is, or that the guide belongs to.
  var container: Int { Int(containerNumber) }
  private let containerNumber: Int32

  init(_ handle: ItemHandle?, parent: Int, container: Int) {
    self.handle = handle
    parentNumber = Int32(parent)
    containerNumber = Int32(container)
  }

  /// The view; `nil` for guides, for the engine's own root, and for views that are gone.
  var view: UIView? { handle?.view }
  var guide: UILayoutGuide? { handle?.guide }
}
