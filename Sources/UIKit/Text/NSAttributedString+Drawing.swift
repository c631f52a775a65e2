import Foundation
import Typesetting

/// How a string is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The last line that fits ends with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The text is wrapped to several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The height of lines includes the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// Options and results of measuring; none so far.
open class NSStringDrawingContext: NSObject {
  /// Least factor by which the text may shrink.
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// Size of the text without any limit on its width, in points, not rounded.
  public func size() -> CGSize {
    drawingSetting(lines: 0).naturalSize()
  }

  /// Rectangle of the text in a room of the given size, in points, not rounded.
  ///
  /// Without `usesLineFragmentOrigin` the text is one line. The origin is zero in either case; UIKit measures a single
  /// line from its baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      let size = drawingSetting(lines: 1).naturalSize()
      return CGRect(origin: .zero, size: size)
    }
    let width = size.width > 0 ? size.width : .infinity
    return CGRect(origin: .zero, size: drawingSetting(lines: 0).naturalSize(width: width))
  }

  func drawingSetting(lines: Int) -> TextSetting {
    let base = TextAttributes(font: Font.named("Helvetica", size: 12))
    let text = AttributedText(self, base: base, traits: .current)
    return TextSetting(text: text, numberOfLines: lines, lineBreakMode: .byWordWrapping)
  }
}

extension NSString {
  /// Size of the string without any limit on its width, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  /// Rectangle of the string in a room of the given size, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
