import Foundation
import UIKit

/// A song or a film of the library. Inert: the library is empty.
open class MPMediaItem: NSObject, @unchecked Sendable {
  /// The title.
  open var title: String? { nil }
  /// The artist.
  open var artist: String? { nil }
  /// The title of the album.
  open var albumTitle: String? { nil }
  /// Its picture.
  open var artwork: MPMediaItemArtwork? { nil }
  /// The duration, in seconds.
  open var playbackDuration: TimeInterval { 0 }
  /// Its file.
  open var assetURL: URL? { nil }
}

/// The key of a title.
public let MPMediaItemPropertyTitle = "title"
/// The key of an artist.
public let MPMediaItemPropertyArtist = "artist"
/// The key of an album's title.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of a picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of a duration.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
