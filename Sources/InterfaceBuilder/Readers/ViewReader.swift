import UIKit

/// Makes the views of one class, and of an app's subclasses of it, from their elements.
///
/// There is one reader per class that has properties of its own, and its row of ``ElementCatalogue`` names it.
/// ``ViewTreeReader`` reads what every view has: frame, margins, priorities, subviews, constraints.
protocol ViewReader: SendableMetatype {
  /// UIKit's class of the element.
  associatedtype View: UIView

  /// The attributes that Interface Builder writes for this class in addition to those of every view or control,
  /// separated by spaces.
  nonisolated static var attributes: String { get }

  /// A view of UIKit's class, with the properties that can only be set when the view is made.
  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> View

  /// Applies to a view of an app's class what ``makeView(_:in:)`` sets when it makes a view.
  static func adopt(_ properties: Properties, in view: View)

  /// Applies the properties that only this class has.
  static func configure(_ view: View, with properties: Properties, in tree: ViewTreeReader)

  /// Adds the views that are stored in a property of the view instead of among its subviews.
  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader)
}

extension ViewReader {
  nonisolated static var attributes: String { "" }

  static func adopt(_ properties: Properties, in view: View) {}

  static func configure(_ view: View, with properties: Properties, in tree: ViewTreeReader) {}

  /// A view of UIKit's class, with the properties that only this class has.
  static func view(from properties: Properties, in tree: ViewTreeReader) -> View {
    let view = makeView(properties, in: tree)
    configure(view, with: properties, in: tree)
    return view
  }

  /// A view of an app's class, to which `fill` applies what every view has; `nil` if its initialiser returns none.
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

  /// Adds the views stored in properties that no reader knows, at the places that the document gives them.
  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader) {
    for child in properties.element.children where child["key"] != nil && ElementCatalogue.isView(child) {
      view.addSubview(tree.view(from: child))
    }
  }
}
