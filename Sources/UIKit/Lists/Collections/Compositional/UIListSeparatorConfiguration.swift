import Foundation

/// How the lines around a row of a list look. Inert: they are not drawn.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
  /// Whether a line is seen.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list decides.
    case automatic = 0
    /// Yes.
    case visible = 1
    /// No.
    case hidden = 2
  }

  /// The insets that stand for the list's own insets.
  public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
    top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude,
    bottom: CGFloat.greatestFiniteMagnitude, trailing: CGFloat.greatestFiniteMagnitude)

  /// Whether the line above is seen.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below is seen.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Insets of the line above.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Insets of the line below.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Colour of the lines.
  public var color = UIColor.separator
  /// Colour of the separators of several selected rows.
  public var multipleSelectionColor = UIColor.separator

  /// The usual lines of a list of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
