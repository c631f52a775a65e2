import Foundation

/// The reason why a canvas could not be made.
nonisolated public enum CanvasError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The size or the scale is zero, negative or not finite.
  case empty(CGSize)
  /// A side would have more pixels than Cairo's limit of 32,767.
  case tooLarge(CGSize, scale: Double)
  /// The picture would have more than ``Canvas/maximumPixels`` pixels.
  case tooManyPixels(CGSize, scale: Double)
  /// Cairo failed; the text is Cairo's own message.
  case cairo(String)

  /// The error as one sentence.
  public var description: String {
    switch self {
    case .empty(let size):
      "cannot draw a picture of \(Self.text(size)) pt: it has no pixels"
    case .tooLarge(let size, let scale):
      "cannot draw a picture of \(Self.text(size)) pt at \(scale)x: a side may have at most \(Canvas.maximumSide) pixels"
    case .tooManyPixels(let size, let scale):
      "cannot draw a picture of \(Self.text(size)) pt at \(scale)x: it may have at most \(Canvas.maximumPixels) pixels; "
        + "try a smaller scale, SVG or PDF"
    case .cairo(let message):
      "cannot draw: \(message)"
    }
  }

  private static func text(_ size: CGSize) -> String { "\(Double(size.width)) × \(Double(size.height))" }
}
