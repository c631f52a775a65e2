import Foundation
import Typesetting

/// Conversions between the attributes of `AttributedString` and those of `NSAttributedString`. Foundation has them only on
/// Apple's systems.
extension AttributeContainer {
  private typealias UIKit = AttributeScopes.UIKitAttributes

  /// The attributes of a dictionary that UIKit shows, and links. Others are left out, and so are values of other types.
  public nonisolated init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self[UIKit.FontAttribute.self] = dictionary[.font] as? UIFont
    self[UIKit.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[UIKit.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[UIKit.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self[UIKit.KernAttribute.self] = TextNumber.length(dictionary[.kern])
    self[UIKit.TrackingAttribute.self] = TextNumber.length(dictionary[.tracking])
    self[UIKit.BaselineOffsetAttribute.self] = TextNumber.length(dictionary[.baselineOffset])
    self[UIKit.UnderlineStyleAttribute.self] = TextNumber.lines(dictionary[.underlineStyle])
    self[UIKit.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[UIKit.StrikethroughStyleAttribute.self] = TextNumber.lines(dictionary[.strikethroughStyle])
    self[UIKit.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }

  /// The attributes by the keys of `NSAttributedString`.
  nonisolated var keyed: [NSAttributedString.Key: Any] {
    let values: [NSAttributedString.Key: Any?] = [
      .font: self[UIKit.FontAttribute.self], .foregroundColor: self[UIKit.ForegroundColorAttribute.self],
      .backgroundColor: self[UIKit.BackgroundColorAttribute.self],
      .paragraphStyle: self[UIKit.ParagraphStyleAttribute.self], .kern: self[UIKit.KernAttribute.self],
      .tracking: self[UIKit.TrackingAttribute.self],
      .baselineOffset: self[UIKit.BaselineOffsetAttribute.self],
      .underlineStyle: self[UIKit.UnderlineStyleAttribute.self]?.rawValue,
      .underlineColor: self[UIKit.UnderlineColorAttribute.self],
      .strikethroughStyle: self[UIKit.StrikethroughStyleAttribute.self]?.rawValue,
      .strikethroughColor: self[UIKit.StrikethroughColorAttribute.self],
      .link: self[AttributeScopes.FoundationAttributes.LinkAttribute.self],
    ]
    return values.compactMapValues(\.self)
  }

  /// Numbers in the attributes of an `NSAttributedString`, in any of the types that apps write.
  private nonisolated enum TextNumber {
    static func length(_ value: Any?) -> CGFloat? { TextAttributes.number(value).map { CGFloat($0) } }

    static func lines(_ value: Any?) -> NSUnderlineStyle? {
      TextAttributes.number(value).flatMap { Int(exactly: $0) }.map { NSUnderlineStyle(rawValue: $0) }
    }
  }
}

extension Dictionary<NSAttributedString.Key, Any> {
  /// The attributes of a container that UIKit shows, and links.
  public nonisolated init(_ container: AttributeContainer) { self = container.keyed }
}

extension AttributedString {
  /// The text with its attributes that UIKit shows, and links.
  public nonisolated init(_ text: NSAttributedString) {
    self.init()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      let part = text.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }
}

extension NSAttributedString {
  /// The text with its attributes that UIKit shows, and links.
  public nonisolated convenience init(_ text: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      let part = String(text.characters[run.range])
      whole.append(NSAttributedString(string: part, attributes: run.attributes.keyed))
    }
    self.init(attributedString: whole)
  }
}
