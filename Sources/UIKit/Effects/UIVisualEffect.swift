import Foundation

/// An effect that changes how the content behind it looks.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// An effect that blurs the content behind it.
open class UIBlurEffect: UIVisualEffect {
  /// The strengths and tones of a blur.
  public enum Style: Int, Sendable {
    /// The blurred content looks lighter.
    case extraLight = 0
    /// The blurred content keeps its brightness.
    case light = 1
    /// The blurred content looks darker.
    case dark = 2
    /// Light in light appearance, dark in dark appearance.
    case regular = 4
    /// Like `regular`, with a stronger effect.
    case prominent = 5
    /// The most transparent material: the blur is hardly visible.
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    /// A material of medium transparency.
    case systemMaterial = 8
    case systemThickMaterial = 9
    /// The material behind navigation bars and toolbars.
    case systemChromeMaterial = 10
    // The same materials, always light or always dark.
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  /// The strength and tone of the blur.
  public let style: Style

  /// A blur.
  public init(style: Style) {
    self.style = style
  }
}

/// An effect that looks like a lens of glass, as in iOS 26. Inert: nothing is drawn.
open class UIGlassEffect: UIVisualEffect {
  /// Kinds of glass.
  public enum Style: Int, Sendable {
    case regular = 0
    /// Glass that is more transparent.
    case clear = 1
  }

  /// The kind of glass.
  public let style: Style
  /// Whether the glass reacts to touches. Inert: the value is stored and has no effect.
  open var isInteractive = false
  /// The colour of the glass. Inert: the value is stored and has no effect.
  open var tintColor: UIColor?

  /// Glass of a kind.
  public init(style: Style = .regular) {
    self.style = style
  }
}

/// An effect that joins the glass of the views inside. Inert: nothing is drawn.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance in points from which glass is joined. Inert: the value is stored and has no effect.
  open var spacing: CGFloat = 0
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
