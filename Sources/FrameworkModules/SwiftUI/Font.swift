import Foundation
import UIKit

/// A font of SwiftUI. Inert: no text of SwiftUI is drawn.
public struct Font: Hashable, Sendable {
  /// The style of a text.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// How thick letters are.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How letters look.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  private init() {}

  /// A font of UIKit.
  public init(_ font: UIFont) {}

  /// The system's font of a style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }

  /// The system's font of a size, in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }

  /// A font of a name, which follows the text size.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle = .body) -> Font { Font() }

  /// A font of a name, which stays as it is.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
}

extension View {
  /// The view with another font. Inert.
  public func font(_ font: Font?) -> some View { self }
}
