import Foundation
import UIKit

/// Is told of the end of a sound. Inert: it is never called.
@preconcurrency @MainActor public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// The sound has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
