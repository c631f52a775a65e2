import Foundation
import Typesetting

/// How a string is measured and drawn.
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

/// Options and results of measuring a string. Nothing reads or sets them here.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which the text may be shrunk to fit. Inert: text is never shrunk.
  open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// Size of the text without any limit on its width, in points, not rounded.
  public func size() -> CGSize {
    drawingSetting(lines: 0).naturalSize()
  }

  /// Rectangle of the text, wrapped to the width of `size`, in points, not rounded. The height of `size` is ignored.
  ///
  /// Without the option `usesLineFragmentOrigin`, the text is one line. The origin is always zero, while UIKit's origin
  /// of a single line is relative to the baseline.
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

  /// Rectangle of the string, wrapped to the width of `size`, in points, not rounded. The height of `size` is ignored.
  /// Without the option `usesLineFragmentOrigin`, the string is one line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
