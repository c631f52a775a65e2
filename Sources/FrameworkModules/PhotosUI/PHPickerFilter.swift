import Foundation

/// Which kinds of items of the photo library a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
  private let kinds: Set<String>
  private init(_ kinds: Set<String>) { self.kinds = kinds }
  /// Pictures.
  public static let images = Self(["images"])
  /// Films.
  public static let videos = Self(["videos"])
  /// Live Photos: pictures with a short film.
  public static let livePhotos = Self(["livePhotos"])
  /// Items of any of several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}
