/// A view or layout guide whose frame a layout engine computes.
@MainActor struct LayoutItem {
  private let handle: ItemHandle?
  /// The number of the superview, or of the guide's owning view, among the engine's items.
  var parent: Int { Int(parentNumber) }
  private let parentNumber: Int32
  /// The number of this view, or of the guide's owning view, among the engine's items.
  var container: Int { Int(containerNumber) }
  private let containerNumber: Int32

  init(_ handle: ItemHandle?, parent: Int, container: Int) {
    self.handle = handle
    parentNumber = Int32(parent)
    containerNumber = Int32(container)
  }

  /// The view; `nil` if the item is a guide or the engine's root, or if the view was deallocated.
  var view: UIView? { handle?.view }
  var guide: UILayoutGuide? { handle?.guide }
}
