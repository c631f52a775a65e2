import Foundation

/// What the pointer does with a view. Inert: there is no pointer.
public enum UIPointerEffect {
  /// As the system decides.
  case automatic(UITargetedPreview)
  /// It becomes a background behind the view.
  case highlight(UITargetedPreview)
  /// It lifts the view.
  case lift(UITargetedPreview)
  /// It stays, and the view changes.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a view is tinted.
  public enum TintMode: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// In front.
    case overlay = 1
    /// Behind.
    case underlay = 2
  }
}

/// The shape of the pointer. Inert: there is no pointer.
public enum UIPointerShape {
  /// A path about the middle.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// An upright beam of a length.
  case verticalBeam(length: CGFloat)
  /// A level beam of a length.
  case horizontalBeam(length: CGFloat)
}
