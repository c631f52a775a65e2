import Foundation

/// Why a canvas could not be made or written.
nonisolated public enum CanvasError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture would have no pixels, or a side that is not a number.
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
