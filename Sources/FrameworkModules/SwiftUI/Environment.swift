/// The environment of a view: values by key, which the view inherits from the views that contain it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues {
  /// The value of a key path. Without one it is an object, and there is none.
  subscript<Value>(of keyPath: KeyPath<EnvironmentValues, Value>?) -> Value {
    guard let keyPath else { fatalError("views of SwiftUI are not shown here") }
    return self[keyPath: keyPath]
  }

  private enum ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
  }

  private enum SizeCategoryKey: EnvironmentKey {
    static let defaultValue = ContentSizeCategory.large
  }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }
}
