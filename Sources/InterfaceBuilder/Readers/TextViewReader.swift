import UIKit

/// Reads `<textView>`.
enum TextViewReader: ViewReader {
  nonisolated static let attributes = """
    adjustsFontForContentSizeCategory allowsEditingTextAttributes editable selectable text textAlignment \
    usesAttributedText
    """

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UITextView { UITextView() }

  static func configure(_ view: UITextView, with properties: Properties, in tree: ViewTreeReader) {
    let context = tree.context
    ScrollViewReader.apply(properties, to: view)
    view.isEditable = properties.bool("editable") ?? true
    view.isSelectable = properties.bool("selectable") ?? true
    view.textAlignment = TextValues.alignment(properties["textAlignment"]) ?? .left
    view.adjustsFontForContentSizeCategory = properties.bool("adjustsFontForContentSizeCategory") ?? false
    if let font = context.font(properties) { view.font = font }
    if let color = context.colors.color(properties.child(key: "textColor")) { view.textColor = color }
    if properties.bool("usesAttributedText") == true {
      view.attributedText = context.attributedText(properties, key: "attributedText")
    } else {
      view.text = context.text(properties, key: "text")
    }
  }
}
