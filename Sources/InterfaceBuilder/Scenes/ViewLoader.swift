import UIKit

/// Makes a view with all its subviews. As in UIKit, the order is: objects, constraints, connections, runtime
/// attributes, and then `awakeFromNib()` of the views of the app's own classes.
struct ViewLoader {
  let tree: ViewTreeReader

  /// Makes a view with all its subviews.
  func load(_ element: Element) -> UIView {
    let view = tree.view(from: element)
    finish()
    return view
  }

  /// Makes a reusable view of a table or collection view, such as a cell, with the segues that start in it.
  static func reusableView(from element: Element, in context: ReadingContext, of owner: UIViewController?) -> UIView {
    let view = ViewLoader(tree: ViewTreeReader(context: context)).load(element)
    if let owner { SegueStarters(context: context).connect(in: element, to: owner) }
    return view
  }

  /// Performs the steps that require all objects to exist: constraints, connections, runtime attributes and
  /// `awakeFromNib()`.
  func finish() {
    let context = tree.context
    let constraints = ConstraintReader(context: context, excluded: tree.excluded)
    for (view, properties) in tree.constraintOwners { constraints.addConstraints(of: view, properties: properties) }
    ConnectionReader(context: context).connect()
    for (view, properties) in tree.attributeOwners { RuntimeAttributes.apply(properties, to: view, in: context) }
    for view in context.takeOwnViews() {
      context.giveEmptyValues(to: view)
      view.awakeFromNib()
    }
  }
}
