/// The kind of device whose conventions apply.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  /// iPhone and iPod touch.
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  /// Mac, with an interface made for the Mac.
  case mac = 5
  case vision = 6
}

/// How much space there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0
  /// Little space, as for the width of most iPhones.
  case compact = 1
  /// Much space, as for the width of an iPad's full screen.
  case regular = 2
}

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified = 0
  /// Dark text on light backgrounds.
  case light = 1
  /// Light text on dark backgrounds.
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
  /// Text in its usual weight.
  case regular = 0
  case bold = 1
}

/// Whether more contrast is switched on.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  case high = 1
}

/// Whether content is at the base level of the interface or elevated above it, as on a sheet.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  /// The window's main content.
  case base = 0
  /// Content above the main content.
  case elevated = 1
}

/// The meaning of a view's content. It decides whether the view is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The view is mirrored in right-to-left layouts.
  case unspecified = 0
  /// Controls of a media player. The view is never mirrored.
  case playback = 1
  /// Directions in space, such as left and right in a game. The view is never mirrored.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}
