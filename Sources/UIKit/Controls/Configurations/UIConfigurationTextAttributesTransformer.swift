import Foundation

/// Turns the attributes of a text into others.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer {
  /// Changes the attributes of a label's text. The label's font and colour count where the text has none.
  func apply(to label: UILabel) {
    guard let text = label.attributedText, text.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { own, range, _ in
      let before = [.font: label.font as Any, .foregroundColor: label.textColor as Any].merging(own) { $1 }
      let after = before.merging(transform(AttributeContainer(before)).keyed) { $1 }
      changed.setAttributes(after, range: range)
    }
    label.attributedText = changed
  }
}
