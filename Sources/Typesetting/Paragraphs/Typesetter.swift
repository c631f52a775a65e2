/// Sets text in containers.
public struct Typesetter: Sendable {
  /// One for the whole process.
  public static let shared = Typesetter()

  public init() {}

  /// Breaks a text into lines and finds where they stand. The time is linear in the length of the text.
  public func layout(_ text: AttributedText, in container: TextContainer = TextContainer()) -> TextLayout {
    var filler = LineFiller(Shaper.shape(text), container)
    return filler.layout()
  }

  /// The width of a string on one line, in points and not rounded.
  public func width(of string: String, font: Font) -> Double {
    layout(AttributedText(string, font: font)).width
  }
}

extension Double {
  /// The smallest multiple of a pixel that is not below this length: how UIKit rounds the sizes of text.
  ///
  /// - Parameter scale: pixels in a point. Lengths that lie above a multiple by less than a thousandth of a pixel are that multiple.
  public func roundedUpToPixel(scale: Double) -> Double {
    guard isFinite, scale > 0 else { return self }
    return (self * scale - 0.001).rounded(.up) / scale
  }
}
