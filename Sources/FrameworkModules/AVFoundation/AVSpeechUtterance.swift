import Foundation
import UIKit

/// What is spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// Who speaks.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast, from 0 to 1.
  open var rate: Float = 0.5
  /// How high, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// Creates what is spoken.
  public init(string: String) { speechString = string }
}

/// As fast as usual.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// As slow as possible.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// As fast as possible.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
