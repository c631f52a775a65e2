// Made by `make surface` from Surface/UIKit/Inert/Pickers.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// Lets a person choose files. Inert: it can be presented, but its screen is empty, and nothing can be chosen.
open class UIDocumentPickerViewController: UIViewController {
  /// What is done with files, as before iOS 14.
  public enum Mode: UInt, Hashable, Sendable {
    case `import`, open, exportToService, moveToService
  }

  /// Informed of the chosen files. Inert: none is chosen.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen. Inert: the value is stored and has no effect.
  open var allowsMultipleSelection = false
  /// Whether endings of names are shown. Inert: the value is stored and has no effect.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first. Inert: the value is stored and has no effect.
  open var directoryURL: URL?
  /// What is done with files. Inert: the value is stored and has no effect.
  public let documentPickerMode: Mode

  /// Creates a picker for choosing files of some types.
  public init(documentTypes allowedUTIs: [String], in mode: Mode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for choosing a place for files.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for choosing a place for files, as before iOS 14.
  public convenience init(urls: [URL], in mode: Mode) { self.init(forExporting: urls, asCopy: mode == .exportToService) }

  /// Restores a picker from an archive.
  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    super.init(coder: coder)
  }
}

/// Informed of the chosen files. Inert: none is chosen.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called with the files. Inert: never called.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when nothing was chosen. Inert: never called.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called with the file. Inert: never called.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// Lets a person take or choose a picture. Inert: it can be presented, but its screen is empty.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// The quality of videos.
  public enum QualityType: Int, Hashable, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// What the camera records.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    case photo, video
  }

  /// Which camera of the device is used.
  public enum CameraDevice: Int, Hashable, Sendable {
    case rear, front
  }

  /// When the camera uses its flash.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  /// A key of the information about the chosen media.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the media.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The image as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as it was edited.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the image that was chosen.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of an image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The URL in the library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The asset of the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The metadata that the camera recorded.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The live photo.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }

  /// Whether pictures can come from a source. Inert: always false.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// The media types of a source. Inert: always nil.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Whether there is a camera. Inert: none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether a camera flashes. Inert: none does.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Where pictures come from. Inert: the value is stored and has no effect.
  open var sourceType = SourceType.photoLibrary
  /// The types that can be chosen. Inert: the value is stored and has no effect.
  open var mediaTypes: [String] = ["public.image"]
  /// Whether pictures can be edited. Inert: the value is stored and has no effect.
  open var allowsEditing = false
  /// The quality of videos. Inert: the value is stored and has no effect.
  open var videoQuality = QualityType.typeMedium
  /// The greatest length of videos, in seconds. Inert: the value is stored and has no effect.
  open var videoMaximumDuration: TimeInterval = 600
  /// What the camera takes. Inert: the value is stored and has no effect.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera. Inert: the value is stored and has no effect.
  open var cameraDevice = CameraDevice.rear
  /// When the camera flashes. Inert: the value is stored and has no effect.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera's buttons are shown. Inert: the value is stored and has no effect.
  open var showsCameraControls = true
  /// A view over the camera's picture. Inert: the value is stored and has no effect.
  open var cameraOverlayView: UIView?
  /// A transform of the camera's picture. Inert: the value is stored and has no effect.
  open var cameraViewTransform = CGAffineTransform.identity

  /// Takes a picture. Inert.
  open func takePicture() {}
  /// Starts a film. Inert: it does not start.
  open func startVideoCapture() -> Bool { false }
  /// Ends a film. Inert.
  open func stopVideoCapture() {}
}

/// Informed of the chosen media. Inert: none is chosen.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called with what was chosen. Inert: never called.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when nothing was chosen. Inert: never called.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
