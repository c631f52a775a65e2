import UIKit

/// Makes the views of one UIKit class, and of an app's subclasses of it, from their elements.
///
/// Each view class with its own properties has a reader, which is listed in ``ElementCatalogue``. ``ViewTreeReader``
/// reads what all views have: frame, margins, priorities, subviews, constraints.
protocol ViewReader: SendableMetatype {
  /// The UIKit class of the views that this reader makes.
  associatedtype View: UIView

  /// The names of the attributes that Interface Builder writes for this class, in addition to those of every view or
  /// control, separated by spaces.
  nonisolated static var attributes: String { get }

  /// Makes a view of the UIKit class. Sets only the properties that an initializer has to set.
  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> View

  /// For a view that is made as an object of one of the app's own classes: sets those properties that
  /// ``makeView(_:in:)`` would pass to the initializer.
  static func adopt(_ properties: Properties, in view: View)

  /// Sets the properties that views of this class have in addition to those of every view.
  static func configure(_ view: View, with properties: Properties, in tree: ViewTreeReader)

  /// Adds the views that the document has in properties of the view, such as `backgroundView`, instead of among its
  /// subviews.
  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader)
}

extension ViewReader {
  nonisolated static var attributes: String { "" }

  static func adopt(_ properties: Properties, in view: View) {}

  static func configure(_ view: View, with properties: Properties, in tree: ViewTreeReader) {}

  /// Makes a view of the UIKit class, and sets the properties that this class has in addition to those of every view.
  static func view(from properties: Properties, in tree: ViewTreeReader) -> View {
    let view = makeView(properties, in: tree)
    configure(view, with: properties, in: tree)
    return view
  }

  /// Makes a view of an app's subclass by `init(coder:)`, and configures it; `nil` if the initializer returns `nil`.
  ///
  /// - Parameter fill: applies the properties that every view has.
  static func view(
    of ownClass: UIView.Type, from properties: Properties, in tree: ViewTreeReader, fill: @escaping (UIView) -> Void
  ) -> UIView? {
    let coder = NibCoder(for: View.self) { object in
      guard let object = object as? UIView else { return }
      if let view = object as? View {
        adopt(properties, in: view)
        configure(view, with: properties, in: tree)
      }
      fill(object)
    }
    let view = ownClass.init(coder: coder)
    if let view { coder.decode(view) }
    return view
  }

  /// The default implementation adds each view in a property of the element as a subview, with the frame or constraints
  /// that the document gives it.
  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader) {
    for child in properties.element.children where child["key"] != nil && ElementCatalogue.isView(child) {
      view.addSubview(tree.view(from: child))
    }
  }
}
