/// One trait, by which changes can be watched.
public protocol UITraitDefinition {
  /// The trait's value in a collection.
  static func value(in traitCollection: UITraitCollection) -> AnyHashable
}

/// A trait as an argument.
public typealias UITrait = any UITraitDefinition.Type

/// The device kind.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.userInterfaceIdiom }
}

/// Room along the horizontal axis.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.horizontalSizeClass }
}

/// Room along the vertical axis.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.verticalSizeClass }
}

/// Pixels a point.
public enum UITraitDisplayScale: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.displayScale }
}

/// The reading direction.
public enum UITraitLayoutDirection: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.layoutDirection }
}

/// Light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.userInterfaceStyle }
}

/// Layer of the interface.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.userInterfaceLevel }
}

/// The person's text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.preferredContentSizeCategory
  }
}

/// Whether bold text is switched on.
public enum UITraitLegibilityWeight: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.legibilityWeight }
}

/// Whether more contrast is switched on.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.accessibilityContrast
  }
}
