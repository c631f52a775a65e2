/// A view of a list that can show another row or item.
@MainActor protocol ReusableView: UIView {
  /// Name under which the view is kept.
  var reuseIdentifier: String? { get }
  /// Name under which a pool keeps the view, the reuse identifier unless stated.
  var poolKey: String? { get }
  /// Called before the view shows something else.
  func prepareForReuse()
}

extension ReusableView {
  var poolKey: String? { reuseIdentifier }
}

/// Views that wait for their next use, by identifier, and what makes new ones.
@MainActor final class ReusePool<View: ReusableView> {
  private var makers: [String: () -> View] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers what makes views of an identifier; `nil` removes it.
  func register(_ identifier: String, _ make: (() -> View)?) {
    makers[identifier] = make
  }

  /// A view that waits for reuse, else a new one; `nil` where nothing is registered for the identifier.
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
