/// One trait, by which changes can be watched.
public protocol UITraitDefinition {
  /// The trait's value in a collection.
  static func value(in traitCollection: UITraitCollection) -> AnyHashable
}

/// A trait as an argument.
public typealias UITrait = any UITraitDefinition.Type

/// The device kind.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.userInterfaceIdiom }
}

/// Room along the horizontal axis.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.horizontalSizeClass }
}

/// Room along the vertical axis.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.verticalSizeClass }
}

/// Pixels a point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.displayScale }
}

/// The reading direction.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.layoutDirection }
}

/// Light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.userInterfaceStyle }
}

/// Layer of the interface.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.userInterfaceLevel }
}

/// The person's text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.preferredContentSizeCategory
  }
}

/// Whether bold text is switched on.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.legibilityWeight }
}

/// Whether more contrast is switched on.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.accessibilityContrast
  }
}
