import Foundation

/// Puts an image into the album. Inert: there is no album, and the target hears nothing.
@inert
@MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
)

/// Puts a film into the album. Inert: there is no album, and the target hears nothing.
@inert
@MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
)

/// Whether the album takes a film: there is none.
@answers(false) @MainActor public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool

extension UIImage {
  /// How the pixels of a photograph lie. Inert: pixels are drawn as they are.
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How the pixels lie. Inert: pixels are drawn as they are.
  @answers(properties.orientation) public var imageOrientation: Orientation { get }

  /// The colour in which the pixels are shown; nil for that of the view.
  @answers(properties.tint) public var ownTint: UIColor? { get }

  /// The images of an animation; nil for a single image. Inert: always nil, animations are not read.
  @answers(nil) public var images: [UIImage]? { get }

  /// The length of an animation in seconds. Inert: always 0.
  @answers(0) public var duration: Double { get }
}
