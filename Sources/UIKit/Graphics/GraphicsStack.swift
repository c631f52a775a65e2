import Foundation

/// The stack of graphics contexts of the current thread. Drawing functions use the last context.
enum GraphicsStack {
  private static let key = "dev.snug.graphics-contexts"

  static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs `body` with a context as the current context.
  static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    contexts.append(context)
    defer { contexts.removeLast() }
    return try body()
  }
}

/// The context into which code currently draws; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.contexts.last }

/// Makes a context the current context, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.contexts.append(context) }

/// Removes the current context. The context that was current before becomes current again.
public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }

/// Makes a new image context the current context. The size is in points, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Makes a new image context the current context. The size is in points, the scale in pixels per point; a scale of 0
/// stands for the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsPushContext(CGContext(size: size, scale: UIImage.drawingScale(scale), isOpaque: opaque))
}

/// An image of what has been drawn so far in the current context; nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { UIImage(record: $0.record, scale: $0.scale) }
}

/// Removes the image context that ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` made the current context.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle of the current context with the fill colour, which replaces what is there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with the fill colour, blended with what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame, one point wide, inside the edges of a rectangle, with the fill colour of the current context.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.beginPath()
  context.addRect(rect)
  context.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fillPath(using: .evenOdd)
}

/// Limits drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
