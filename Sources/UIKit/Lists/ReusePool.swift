/// A view of a list that can show another row or item.
@MainActor protocol ReusableView: UIView {
  /// Name under which the view is kept.
  var reuseIdentifier: String? { get }
  /// Name under which a pool keeps the view; by default the reuse identifier.
  var poolKey: String? { get }
  /// Called before the view shows something else.
  func prepareForReuse()
}

extension ReusableView {
  var poolKey: String? { reuseIdentifier }
}

/// Views that wait for reuse, by identifier, and the closures that make new ones.
@MainActor final class ReusePool<View: ReusableView> {
  private var makers: [String: () -> View] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers a closure that makes views for an identifier; `nil` removes it.
  func register(_ identifier: String, _ make: (() -> View)?) {
    makers[identifier] = make
  }

  /// A view that waits for reuse, otherwise a new one; `nil` if nothing is registered for the identifier.
  func view(for identifier: String) -> View? {
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return makers[identifier]?()
  }

  /// Keeps a view that went out of sight.
  func keep(_ view: View) {
    guard let identifier = view.poolKey else { return }
    waiting[identifier, default: []].append(view)
  }
}
