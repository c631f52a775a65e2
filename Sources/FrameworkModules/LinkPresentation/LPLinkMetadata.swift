import Foundation
@_exported import UIKit

/// The metadata of a page.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address of the page.
  open var url: URL?
  /// The title.
  open var title: String?
  /// The small picture.
  open var iconProvider: NSItemProvider?
  /// The large picture.
  open var imageProvider: NSItemProvider?
  /// A film.
  open var videoProvider: NSItemProvider?
  /// The address of a film.
  open var remoteVideoURL: URL?
  /// Creates an empty one.
  public override init() {}
}
