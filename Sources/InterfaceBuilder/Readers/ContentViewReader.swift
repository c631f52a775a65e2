import UIKit

/// Reads the content view that a cell or an effect view makes itself.
enum ContentViewReader {
  static func fill(_ contentView: UIView, of properties: Properties, in tree: ViewTreeReader) {
    guard let element = properties.element.child(key: "contentView") else { return }
    // The view around it places it, whatever mask the document stores.
    let mask = contentView.autoresizingMask
    // Views in it that follow its size by their masks are stored for this frame.
    if let frame = element.storedFrame { contentView.frame = frame }
    tree.fill(contentView, with: tree.context.properties(of: element))
    contentView.autoresizingMask = mask
  }
}
