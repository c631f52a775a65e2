/// A cell, header or footer of a table or collection view, which can be reused for another row, item or section.
@preconcurrency @MainActor protocol ReusableView: UIView {
  /// The identifier with which the app gets reused views.
  var reuseIdentifier: String? { get }
  /// The key under which a ``ReusePool`` keeps the view; by default the reuse identifier.
  var poolKey: String? { get }
  /// Called before the view is reused.
  func prepareForReuse()
}

extension ReusableView {
  var poolKey: String? { reuseIdentifier }
}

/// Keeps the views of a table or collection view that are no longer visible, by identifier, until they are reused. It
/// also has the registered closures that make new views.
@MainActor final class ReusePool<View: ReusableView> {
  private var makers: [String: () -> View] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers a closure that makes views for an identifier; `nil` unregisters it.
  func register(_ identifier: String, _ make: (() -> View)?) {
    makers[identifier] = make
  }

  /// Takes a kept view out of the pool, or makes a new one; `nil` if there is no kept view and nothing is registered
  /// for the identifier.
  func view(for identifier: String) -> View? {
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return makers[identifier]?()
  }

  /// Keeps a view that is no longer visible, so that it can be reused. A view without an identifier is not kept.
  func keep(_ view: View) {
    guard let identifier = view.poolKey else { return }
    waiting[identifier, default: []].append(view)
  }
}
