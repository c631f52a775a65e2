import Foundation
import UIKit

/// Plays a sound. Inert: nothing is heard.
@preconcurrency @MainActor open class AVAudioPlayer: NSObject {
  /// Is told of the end. Inert: it is never called.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file.
  public let url: URL?
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// The rate.
  open var rate: Float = 1
  /// The number of repetitions; a number below 0 repeats it for ever.
  open var numberOfLoops = 0
  /// The current time, in seconds.
  open var currentTime: TimeInterval = 0
  /// The duration in seconds, which is not known.
  open var duration: TimeInterval { 0 }
  /// Whether it plays.
  open private(set) var isPlaying = false

  /// Creates a player of nothing.
  public override init() { url = nil }
  /// Creates a player of a file. It never throws: the file is not read.
  public init(contentsOf url: URL) throws { self.url = url }
  /// Creates a player of a file. It never throws: the file is not read.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { self.url = url }
  /// Creates a player of bytes. It never throws: the bytes are not read.
  public init(data: Data) throws { url = nil }
  /// Creates a player of bytes. It never throws: the bytes are not read.
  public init(data: Data, fileTypeHint utiString: String?) throws { url = nil }

  /// Prepares. Inert.
  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Starts. Inert.
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Pauses. Inert.
  open func pause() { isPlaying = false }
  /// Stops. Inert.
  open func stop() { isPlaying = false }
  /// Becomes louder or less loud.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}
