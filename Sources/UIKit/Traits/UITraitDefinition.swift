/// A type that stands for one trait, for example to register for its changes.
public protocol UITraitDefinition {
  /// The trait's value in a collection.
  static func value(in traitCollection: UITraitCollection) -> AnyHashable
}

/// A trait as an argument of a method: the metatype of a ``UITraitDefinition``.
public typealias UITrait = any UITraitDefinition.Type

/// The trait for the kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.userInterfaceIdiom }
}

/// The trait for the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.horizontalSizeClass }
}

/// The trait for the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.verticalSizeClass }
}

/// The trait for the number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.displayScale }
}

/// The trait for the layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.layoutDirection }
}

/// The trait for light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.userInterfaceStyle }
}

/// The trait that says whether content is at the base level or elevated, as on a sheet.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.userInterfaceLevel }
}

/// The trait for the text size that the user has set.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.preferredContentSizeCategory
  }
}

/// The trait that says whether bold text is switched on.
public enum UITraitLegibilityWeight: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable { traitCollection.legibilityWeight }
}

/// The trait that says whether increased contrast is switched on.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static func value(in traitCollection: UITraitCollection) -> AnyHashable {
    traitCollection.accessibilityContrast
  }
}
