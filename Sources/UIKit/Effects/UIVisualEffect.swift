import Foundation

/// An effect that changes how the content behind it looks.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// An effect that blurs the content behind it.
open class UIBlurEffect: UIVisualEffect {
  /// The strengths and tones of a blur.
  public enum Style: Int, Sendable {
    /// Lighter than the content.
    case extraLight = 0
    /// As light as the content.
    case light = 1
    /// Darker than the content.
    case dark = 2
    /// Light or dark, as the appearance.
    case regular = 4
    /// Light or dark, as the appearance, and stronger.
    case prominent = 5
    /// Hardly visible.
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    /// Of middle strength.
    case systemMaterial = 8
    case systemThickMaterial = 9
    /// As strong as behind bars.
    case systemChromeMaterial = 10
  }

  /// Strength and tone.
  public let style: Style

  /// A blur.
  public init(style: Style) {
    self.style = style
  }
}

/// An effect that lets the content behind a blur show through the content in front.
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur that the content lies on.
  public let blurEffect: UIBlurEffect

  /// Vibrancy over a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
  }
}
