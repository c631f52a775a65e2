import Foundation

/// Kinds of what can be chosen.
public struct PHPickerFilter: Hashable, Sendable {
  private let kinds: Set<String>
  private init(_ kinds: Set<String>) { self.kinds = kinds }
  /// Pictures.
  public static let images = Self(["images"])
  /// Films.
  public static let videos = Self(["videos"])
  /// Pictures that move.
  public static let livePhotos = Self(["livePhotos"])
  /// Items of any of several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}
