// Made by `make surface` from Surface/UIKit/Inert/Pickers.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// A screen on which a person chooses files. Inert: it can be presented, but the screen is empty, and nothing can be
/// chosen.
open class UIDocumentPickerViewController: UIViewController {
  /// What the picker does with the files, in the form used before iOS 14.
  public enum Mode: UInt, Hashable, Sendable {
    case `import`, open, exportToService, moveToService
  }

  /// Informed of the chosen files. Inert: none is chosen.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen. Inert: the value is stored and has no effect.
  open var allowsMultipleSelection = false
  /// Whether file name extensions are shown. Inert: the value is stored and has no effect.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first. Inert: the value is stored and has no effect.
  open var directoryURL: URL?
  /// What the picker does with the files. Inert: the value is stored and has no effect.
  public let documentPickerMode: Mode

  /// Creates a picker for choosing files of some types.
  public init(documentTypes allowedUTIs: [String], in mode: Mode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for choosing a folder to which files are copied or moved.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for choosing a folder to which files are copied or moved, in the form used before iOS 14.
  public convenience init(urls: [URL], in mode: Mode) { self.init(forExporting: urls, asCopy: mode == .exportToService) }

  /// Restores a picker from an archive.
  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    super.init(coder: coder)
  }
}

/// Informed of the chosen files. Inert: none is chosen.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called with the files that were chosen. Inert: never called.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when nothing was chosen. Inert: never called.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called with the file that was chosen, in the form used before iOS 11. Inert: never called.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// A screen on which a person takes or chooses a picture or video. Inert: it can be presented, but the screen is empty.
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
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the media.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The image as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as it was edited.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle to which the image was cropped.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The URL of a video file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of an image file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The URL of the media in the photo library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The asset of the photo library, a `PHAsset`.
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
  /// Whether the device has a camera. Inert: always false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether a camera has a flash. Inert: always false.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Where pictures come from. Inert: the value is stored and has no effect.
  open var sourceType = SourceType.photoLibrary
  /// The types of media that can be chosen. Inert: the value is stored and has no effect.
  open var mediaTypes: [String] = ["public.image"]
  /// Whether pictures can be edited. Inert: the value is stored and has no effect.
  open var allowsEditing = false
  /// The quality of videos. Inert: the value is stored and has no effect.
  open var videoQuality = QualityType.typeMedium
  /// The greatest length of videos, in seconds. Inert: the value is stored and has no effect.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the camera takes photos or videos. Inert: the value is stored and has no effect.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera that is used. Inert: the value is stored and has no effect.
  open var cameraDevice = CameraDevice.rear
  /// When the camera flashes. Inert: the value is stored and has no effect.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera's buttons are shown. Inert: the value is stored and has no effect.
  open var showsCameraControls = true
  /// A view in front of the camera's preview. Inert: the value is stored and has no effect.
  open var cameraOverlayView: UIView?
  /// A transform of the camera's preview. Inert: the value is stored and has no effect.
  open var cameraViewTransform = CGAffineTransform.identity

  /// Takes a picture. Inert.
  open func takePicture() {}
  /// Starts to record a video; returns whether it started. Inert: always false.
  open func startVideoCapture() -> Bool { false }
  /// Stops recording a video. Inert.
  open func stopVideoCapture() {}
}

/// Informed of the chosen media. Inert: nothing can be chosen.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called with information about the chosen media. Inert: never called.
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
