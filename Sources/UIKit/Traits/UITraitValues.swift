/// The kind of device whose conventions apply.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  /// iPhone and iPod touch.
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  /// Mac, with UIKit's Mac idiom.
  case mac = 5
  case vision = 6
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified = 0
  /// Dark text on light grounds.
  case light = 1
  /// Light text on dark grounds.
  case dark = 2
}

/// The reading direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Whether bold text is switched on.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  case unspecified = -1
  /// Text as designed.
  case regular = 0
  case bold = 1
}

/// Whether more contrast is switched on.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  /// As designed.
  case normal = 0
  case high = 1
}

/// Layer of an interface: content or something lifted above it, such as a sheet.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  /// The window's main content.
  case base = 0
  /// Content above the main content.
  case elevated = 1
}

/// What the contents of a view mean, which decides whether it flips with the reading direction.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// Flips with the reading direction.
  case unspecified = 0
  /// Controls of a media player: never flips.
  case playback = 1
  /// Directions in space: never flips.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
