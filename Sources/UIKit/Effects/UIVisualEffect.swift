import Foundation

/// A look that changes what lies behind.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A look that blurs what lies behind.
open class UIBlurEffect: UIVisualEffect {
  /// Strengths and tones.
  public enum Style: Int, Sendable {
    /// Lighter than the content.
    case extraLight = 0
    /// As light as the content.
    case light = 1
    /// Darker than the content.
    case dark = 2
    /// As the appearance says.
    case regular = 4
    /// As the appearance says, stronger.
    case prominent = 5
    /// Hardly visible.
    case systemUltraThinMaterial = 6
    /// Thin.
    case systemThinMaterial = 7
    /// Ordinary.
    case systemMaterial = 8
    /// Thick.
    case systemThickMaterial = 9
    /// As bars have it.
    case systemChromeMaterial = 10
  }

  /// Strength and tone.
  public let style: Style

  /// A blur.
  public init(style: Style) {
    self.style = style
  }
}

/// A look that lets what lies behind a blur shine through the content.
open class UIVibrancyEffect: UIVisualEffect {
  /// The blur that the content lies on.
  public let blurEffect: UIBlurEffect

  /// Vibrancy over a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
  }
}
