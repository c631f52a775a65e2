import UIKit

/// Reads the `contentView` of a cell or a visual effect view. UIKit makes this view, so it is only configured here.
enum ContentViewReader {
  static func fill(_ contentView: UIView, of properties: Properties, in tree: ViewTreeReader) {
    guard let element = properties.element.child(key: "contentView") else { return }
    // The cell or effect view sets the frame of its content view, so the autoresizing mask in the document is ignored.
    let mask = contentView.autoresizingMask
    // Subviews with an autoresizing mask are resized in relation to this frame, so it has to be set before.
    if let frame = element.storedFrame { contentView.frame = frame }
    tree.fill(contentView, with: tree.context.properties(of: element))
    contentView.autoresizingMask = mask
  }
}
