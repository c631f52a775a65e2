import Foundation
import Photos

/// What can be chosen.
public struct PHPickerConfiguration: Sendable {
  /// The format in which files come.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0, current, compatible
  }

  /// The largest number of chosen items; 0 for any number.
  public var selectionLimit = 1
  /// Which kinds are shown; `nil` for all.
  public var filter: PHPickerFilter?
  /// The format in which files come.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Those that are chosen at the start.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates a configuration.
  public init() {}
  /// Creates a configuration whose results can be found in a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}
