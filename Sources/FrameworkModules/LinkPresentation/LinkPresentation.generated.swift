// Made by `make surface` from Surface/LinkPresentation.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// Why a page was not asked.
public struct LPError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// The metadata of a page.
open class LPLinkMetadata: NSObject {
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

/// Reads the metadata of pages. Inert: no page is loaded.
open class LPMetadataProvider: NSObject {
  /// How long it waits, in seconds.
  open var timeout: TimeInterval = 30
  /// Whether pictures are loaded, too.
  open var shouldFetchSubresources = true
  /// Creates a provider.
  public override init() {}
  /// Reads the metadata of a page. The handler is told that the page cannot be loaded.
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { completionHandler(nil, LPError(.metadataFetchFailed)) }
  /// Reads the metadata of a page. Throws, since the page cannot be loaded.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
  /// Stops. Inert.
  open func cancel() {}
}

@_spi(Generated) extension LPLinkMetadata: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { LPLinkMetadata() }
}

@_spi(Generated) extension LPMetadataProvider: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { LPMetadataProvider() }
}
