import Foundation
import Typesetting

/// Reads and writes a font in keyed archives. Uses UIKit's keys for all properties that UIKit archives.
struct FontArchive {
  var request: Typesetting.FontDescriptor
  var origin: UIFont.Origin

  private enum Key {
    static let name = "UIFontName"
    static let pointSize = "UIFontPointSize"
    static let design = "UIFontSystemDesign"
    static let weight = "UIFontWeight"
    static let isItalic = "UIFontIsItalic"
    static let monospacedDigits = "UIFontMonospacedDigits"
    static let leading = "UIFontLeading"
    static let textStyle = "UIFontTextStyle"
    static let scalingStyle = "UIFontTextStyleForScaling"
    static let scalingBase = "UIFontPointSizeForScaling"
    static let scalingLimit = "UIFontMaximumPointSizeAfterScaling"
  }

  init(_ request: Typesetting.FontDescriptor, origin: UIFont.Origin) {
    self.request = request
    self.origin = origin
  }

  /// Reads a font from an archive; nil if it contains none.
  init?(from coder: NSCoder) {
    let size = coder.decodeDouble(forKey: Key.pointSize)
    guard size > 0, size.isFinite else { return nil }
    request = FontDescriptor(size: size)
    if let name = coder.decodeIfPresent(String.self, forKey: Key.name) {
      request.family = .named(name)
    } else {
      let design = UInt8(clamping: coder.decodeInteger(forKey: Key.design))
      request.family = .system(FontDescriptor.Design(rawValue: design) ?? .default)
    }
    request.weight = FontWeight(rawValue: coder.decodeDouble(forKey: Key.weight))
    request.isItalic = coder.decodeBool(forKey: Key.isItalic)
    request.monospacedDigits = coder.decodeBool(forKey: Key.monospacedDigits)
    if coder.containsValue(forKey: Key.leading) { request.leading = coder.decodeDouble(forKey: Key.leading) }
    origin = .fixed
    if let style = coder.decodeIfPresent(String.self, forKey: Key.textStyle) {
      origin = .textStyle(UIFont.TextStyle(rawValue: style))
    } else if let style = coder.decodeIfPresent(String.self, forKey: Key.scalingStyle) {
      let limit = coder.decodeDouble(forKey: Key.scalingLimit)
      origin = .metrics(
        baseSize: CGFloat(coder.decodeDouble(forKey: Key.scalingBase)), style: UIFont.TextStyle(rawValue: style),
        maximumPointSize: limit > 0 ? CGFloat(limit) : nil)
    }
  }

  /// Writes the font into an archive.
  func encode(with coder: NSCoder) {
    switch request.family {
    case .named(let name): coder.encode(name, forKey: Key.name)
    case .system(let design): coder.encode(Int(design.rawValue), forKey: Key.design)
    }
    coder.encode(request.size, forKey: Key.pointSize)
    coder.encode(Double(request.weight.rawValue), forKey: Key.weight)
    coder.encode(request.isItalic, forKey: Key.isItalic)
    coder.encode(request.monospacedDigits, forKey: Key.monospacedDigits)
    if let leading = request.leading { coder.encode(leading, forKey: Key.leading) }
    switch origin {
    case .fixed: break
    case .textStyle(let style): coder.encode(style.rawValue, forKey: Key.textStyle)
    case .metrics(let baseSize, let style, let limit):
      coder.encode(style.rawValue, forKey: Key.scalingStyle)
      coder.encode(Double(baseSize), forKey: Key.scalingBase)
      if let limit { coder.encode(Double(limit), forKey: Key.scalingLimit) }
    }
  }
}
