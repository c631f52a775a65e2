import UIKit

/// Reads the content view that a cell or an effect view makes by itself.
enum ContentViewReader {
  static func fill(_ contentView: UIView, of properties: Properties, in tree: ViewTreeReader) {
    guard let element = properties.element.child(key: "contentView") else { return }
    // The superview places the content view, so the autoresizing mask in the document is ignored.
    let mask = contentView.autoresizingMask
    // The stored frames of the autoresizing subviews are relative to this frame.
    if let frame = element.storedFrame { contentView.frame = frame }
    tree.fill(contentView, with: tree.context.properties(of: element))
    contentView.autoresizingMask = mask
  }
}
