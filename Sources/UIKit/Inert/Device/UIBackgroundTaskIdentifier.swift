/// A piece of work that an app does in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes an identifier of its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What loading in the background brought.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// Something new.
  case newData = 0
  /// Nothing new.
  case noData = 1
  /// It did not work.
  case failed = 2
}

/// Whether an app may load in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// The system does not allow it.
  case restricted = 0
  /// The person does not allow it.
  case denied = 1
  /// It may.
  case available = 2
}
