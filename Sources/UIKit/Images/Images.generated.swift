// Made by `make surface` from Surface/UIKit/Images.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// Saves an image to the user's photo library. Inert: nothing is saved, and the completion target is not called.
@MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Saves a film to the user's photo library. Inert: nothing is saved, and the completion target is not called.
@MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Whether a film can be saved to the user's photo library. Inert: always false, there is no library.
@MainActor public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

extension UIImage {
  /// How the pixels of a photograph are rotated and mirrored. Inert: pixels are drawn as they are stored.
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How the pixels are rotated and mirrored. Inert: pixels are drawn as they are stored.
  public var imageOrientation: Orientation { properties.orientation }

  /// The tint colour of a template image; nil for the tint colour of the view that shows it.
  public var ownTint: UIColor? { properties.tint }

  /// The images of an animation; nil for a single image. Inert: always nil, animations are not read.
  public var images: [UIImage]? { nil }

  /// The length of an animation in seconds. Inert: always 0.
  public var duration: Double { 0 }
}
