import Foundation
import Typesetting

extension NSAttributedString {
  /// Draws the text in the current graphics context, with its top left corner at a point. The text is not wrapped: only
  /// line breaks in it start new lines.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)))
  }

  /// Draws the text in a rectangle of the current graphics context, wrapped to the rectangle's width.
  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  /// Draws the text in a rectangle of the present context. Without `usesLineFragmentOrigin` the text is one line.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let isOneLine = !options.contains(.usesLineFragmentOrigin)
    var setting = drawingSetting(lines: isOneLine ? 1 : 0)
    setting.verticalPlacement = .top
    var room = rect
    if isOneLine || room.width <= 0 { room.size.width = .infinity }
    if isOneLine || room.height <= 0 { room.size.height = .infinity }
    guard let placement = setting.place(in: room, grid: PixelGrid(scale: target.scale)) else { return }
    target.add(.text(placement.layout, placement.origin, placement.color, placement.images))
  }
}

extension NSString {
  /// Draws the text in the present context, starting at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attributes).draw(at: point)
  }

  /// Draws the text in a rectangle of the present context, wrapped to the rectangle's width.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attributes).draw(in: rect)
  }

  /// Draws the text in a rectangle of the present context. Without `usesLineFragmentOrigin` the text is one line.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension String {
  /// Draws the text in the present context, starting at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text in a rectangle of the present context, wrapped to the rectangle's width.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
}
