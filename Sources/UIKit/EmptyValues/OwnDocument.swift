/// The xib or storyboard that has the name of a class of the app.
///
/// Packages that are left out often load it: `Badge.loadFromNib()`, `PageController.instantiate()`, or
/// `loadNibContent()` in the initialiser of a view. By their rules, the document has the name of the class.
@_spi(Generated) @MainActor public enum OwnDocument {
  /// The names of the classes whose documents are being loaded. Objects in a document may be of its class again.
  private static var open: Set<String> = []

  /// Loads the xib of a view's class, if the view is not in it itself, and adds the views of the xib to the view, pinned to
  /// its edges. Does nothing for other objects, and if there is no such xib.
  public nonisolated static func load(into owner: Any) {
    nonisolated(unsafe) let owner = owner
    MainActor.assumeIsolated {
      guard let view = owner as? UIView else { return }
      for content in objects(ofNibOf: type(of: view), owner: view) { pin(content, to: view) }
    }
  }

  /// An object of a class that its own document describes: a view at the top of the xib, or the initial controller of the
  /// storyboard; `nil` if there is none.
  static func object(of type: AnyClass) -> AnyObject? {
    if type is UIView.Type { return objects(ofNibOf: type, owner: nil).first { Swift.type(of: $0) == type } }
    guard type is UIViewController.Type, let loader = DocumentLoader.current else { return nil }
    let name = name(of: type)
    guard open.insert(name).inserted else { return nil }
    defer { open.remove(name) }
    let controller = loader.controller(nil, in: UIStoryboard(name: name, bundle: nil), creator: nil)
    return controller.flatMap { Swift.type(of: $0) == type ? $0 : nil }
  }

  private static func objects(ofNibOf type: AnyClass, owner: UIView?) -> [UIView] {
    let name = name(of: type)
    guard let loader = DocumentLoader.current, open.insert(name).inserted else { return [] }
    defer { open.remove(name) }
    return (loader.objects(ofNib: name, in: nil, owner: owner) ?? []).compactMap { $0 as? UIView }
  }

  private static func name(of type: AnyClass) -> String { String(describing: type) }

  private static func pin(_ content: UIView, to view: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
