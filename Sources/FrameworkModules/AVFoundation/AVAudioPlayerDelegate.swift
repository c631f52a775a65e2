import Foundation
import UIKit

/// Hears of the end of a sound. Inert: there is none.
@preconcurrency @MainActor public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// The sound has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
