/// Lets the device vibrate. Inert, as its subclasses: nothing here vibrates.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {}
  /// Makes the device ready. Inert.
  open func prepare() {}
}

/// Vibrates as if something were hit. Inert: nothing here vibrates.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy it feels.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Light.
    case light = 0
    /// Neither light nor heavy.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Stiff.
    case rigid = 4
  }

  /// Creates a generator that feels neither light nor heavy.
  public override init() {}
  /// Creates a generator.
  public init(style: FeedbackStyle) {}
  /// Vibrates. Inert.
  open func impactOccurred() {}
  /// Vibrates with an intensity of 0 to 1. Inert.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Vibrates as a message. Inert: nothing here vibrates.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What is meant.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// It worked.
    case success = 0
    /// Take care.
    case warning = 1
    /// It did not work.
    case error = 2
  }

  /// Vibrates. Inert.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Vibrates as a choice. Inert: nothing here vibrates.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Vibrates. Inert.
  open func selectionChanged() {}
}
