/// The order of a menu's elements: `UIContextMenuConfiguration.ElementOrder`, which buttons know as well.
public enum UIMenuElementOrder: Int, Hashable, Sendable {
  /// As the system decides.
  case automatic = 0
  /// The first one closest to the finger.
  case priority = 1
  /// From top to bottom.
  case fixed = 2
}
