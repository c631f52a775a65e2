import UIKit

/// Makes the views of one class from their elements. There is one reader per class that has properties of its own.
///
/// A reader is entered in its row of ``ElementCatalogue``. ``ViewTreeReader`` reads what every view has: frame,
/// margins, priorities, subviews, constraints.
protocol ViewReader: SendableMetatype {
  /// A view of the class, with the properties that only this class has.
  static func view(from properties: Properties, in tree: ViewTreeReader) -> UIView

  /// Adds the views that stand in a property of the view instead of among its subviews.
  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader)
}

extension ViewReader {
  /// Adds the views of properties that are not known where the document places them.
  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader) {
    for child in properties.element.children where child["key"] != nil && ElementCatalogue.isView(child) {
      view.addSubview(tree.view(from: child))
    }
  }
}
