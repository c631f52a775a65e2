import UIKit

/// Reads the content view that a cell or an effect view makes itself.
enum ContentViewReader {
  static func fill(_ contentView: UIView, of properties: Properties, in tree: ViewTreeReader) {
    guard let element = properties.element.child(key: "contentView") else { return }
    // Its superview places it, whatever mask the document stores.
    let mask = contentView.autoresizingMask
    // The stored frames of its autoresizing subviews belong to this frame.
    if let frame = element.storedFrame { contentView.frame = frame }
    tree.fill(contentView, with: tree.context.properties(of: element))
    contentView.autoresizingMask = mask
  }
}
