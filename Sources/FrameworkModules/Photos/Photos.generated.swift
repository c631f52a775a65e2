// Made by `make surface` from Surface/Photos.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// What an app wants to do with pictures.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// A picture or a film of the library. There is none.
open class PHAsset: PHObject, @unchecked Sendable {
  /// What it is.
  open var mediaType: PHAssetMediaType { .unknown }
  /// How wide it is, in pixels.
  open var pixelWidth: Int { 0 }
  /// How high it is, in pixels.
  open var pixelHeight: Int { 0 }
  /// When it was made.
  open var creationDate: Date? { nil }
  /// The duration, in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether it is a favourite of the person.
  open var isFavorite: Bool { false }
  /// Whether it stands for a burst of pictures.
  open var representsBurst: Bool { false }
  /// Which burst it belongs to.
  open var burstIdentifier: String? { nil }

  /// All of a kind: none.
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// All: none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// All of a collection: none.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// The assets with identifiers: none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// Pictures that belong together. There is none.
open class PHAssetCollection: PHObject, @unchecked Sendable {
  /// The name.
  open var localizedTitle: String? { nil }
  /// How many pictures there are.
  open var estimatedAssetCount: Int { 0 }

  /// All of a kind: none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// What pictures have in common.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumGeneric = 200
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumRecentlyAdded = 206
  case smartAlbumUserLibrary = 209
  case any = 9_223_372_036_854_775_807
}

/// Who put pictures together.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
}

/// What something of the library is.
public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0, image, video, audio
}

/// Whether an app may read pictures.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized, limited
}

/// Reads pictures before they are shown. There is none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether large pictures are kept. Inert.
  open var allowsCachingHighQualityImages = true
  /// Reads pictures. Inert: there is none.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Stops reading pictures. Inert: there is none.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  /// Forgets all pictures. Inert: there is none.
  open func stopCachingImagesForAllAssets() {}
}

/// A change. The class exists for the signatures of methods: there is none.
open class PHChange: NSObject, @unchecked Sendable {
  override init() {}
}

/// What is looked for, and in which order.
open class PHFetchOptions: NSObject {
  /// Which are found.
  open var predicate: NSPredicate?
  /// The order of what is found.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 for all.
  open var fetchLimit = 0
  /// Creates options.
  public override init() {}
}

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  override init() {}
  /// How many were found.
  open var count: Int { 0 }
  /// The first: none.
  open var firstObject: ObjectType? { nil }
  /// The last: none.
  open var lastObject: ObjectType? { nil }
  /// The object at an index. Stops the program, since nothing was found.
  open func object(at index: Int) -> ObjectType { preconditionFailure("index \(index) is beyond the end: nothing was found") }
  /// The object at an index. Stops the program, since nothing was found.
  open subscript(index: Int) -> ObjectType { object(at: index) }
  /// Those of indexes: none.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// Calls code for each that was found: for none. Inert.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0, aspectFill
  /// The usual way.
  public static let `default` = PHImageContentMode.aspectFit
}

/// Reads pictures. There is none: its handlers get nothing, at once.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let shared = PHImageManager()
  /// The app's manager.
  open class func `default`() -> PHImageManager { shared }
  /// Creates a manager.
  public override init() {}

  /// Reads a picture. The handler gets none.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  /// Reads the bytes of a picture. The handler gets none.
  @discardableResult open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nil)
    return PHInvalidImageRequestID
  }
  /// Stops reading. Inert: nothing is read.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// The identifier of a request for a picture.
public typealias PHImageRequestID = Int32

/// The identifier of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0

/// The size of the picture itself.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// How a picture is read. Inert.
open class PHImageRequestOptions: NSObject {
  /// Whether the app waits.
  open var isSynchronous = false
  /// How good the picture is.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exactly the size is met.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Whether the picture may be loaded from elsewhere.
  open var isNetworkAccessAllowed = false
  /// Which version of the picture is read.
  open var version = PHImageRequestOptionsVersion.current
  /// Creates options.
  public override init() {}
}

/// How good a picture is.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0, highQualityFormat, fastFormat
}

/// How exactly a size is met.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none = 0, fast, exact
}

/// Which version of a picture is read.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current = 0, unadjusted, original
}

/// Something of the library.
open class PHObject: NSObject, @unchecked Sendable {
  /// The identifier.
  public let localIdentifier: String
  init(localIdentifier: String) { self.localIdentifier = localIdentifier }
}

/// The pictures of the device. There is none, and the app may not read them.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()
  /// The library.
  open class func shared() -> PHPhotoLibrary { only }
  /// Whether the app may read it: no.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Whether the app may read it: no.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  /// Asks whether the app may read it. The answer is no.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
  /// Asks whether the app may read it. The answer is no.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// Changes the library. Inert: the code is not called, and the handler is told that nothing was changed.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  /// Registers an observer of changes. Inert: there are no changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Unregisters an observer. Inert.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// Is told of changes. Inert: there is none.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Something changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// Why pictures cannot be read.
public struct PHPhotosError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case userCancelled = 3072
    case accessUserDenied = 3311
    case accessRestricted = 3310
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

@_spi(Generated) extension PHFetchOptions: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { PHFetchOptions() }
}

@_spi(Generated) extension PHImageManager: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { PHImageManager() }
}

@_spi(Generated) extension PHImageRequestOptions: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { PHImageRequestOptions() }
}
