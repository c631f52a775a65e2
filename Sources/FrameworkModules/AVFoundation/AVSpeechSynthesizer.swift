import Foundation
import UIKit

/// Speaks. Inert: nothing is heard.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// Is told of words and ends. Inert.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it speaks: no.
  open var isSpeaking: Bool { false }
  /// Whether it pauses: no.
  open var isPaused: Bool { false }
  /// Creates a speaker.
  public override init() {}
  /// Speaks. Inert.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Stops. Returns whether it spoke.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Pauses. Returns whether it spoke.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Continues. Returns whether it was paused.
  @discardableResult open func continueSpeaking() -> Bool { false }
}
