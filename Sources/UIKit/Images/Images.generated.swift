// Made by `make surface` from Surface/UIKit/Images.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// Puts an image into the album. Inert: there is no album, and the target hears nothing.
@MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Puts a film into the album. Inert: there is no album, and the target hears nothing.
@MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Whether the album takes a film: there is none.
@MainActor public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

extension UIImage {
  /// How the pixels of a photograph lie. Inert: pixels are drawn as they are.
  public enum Orientation: Int, Hashable, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How the pixels lie. Inert: pixels are drawn as they are.
  public var imageOrientation: Orientation { properties.orientation }

  /// The colour in which the pixels are shown; nil for that of the view.
  public var ownTint: UIColor? { properties.tint }

  /// The images of an animation; nil for a single image. Inert: always nil, animations are not read.
  public var images: [UIImage]? { nil }

  /// The length of an animation in seconds. Inert: always 0.
  public var duration: Double { 0 }
}
