import Foundation
import UIKit

/// What is spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// Who speaks.
  open var voice: AVSpeechSynthesisVoice?
  /// The rate, from 0 to 1.
  open var rate: Float = 0.5
  /// The pitch, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// The volume, from 0 to 1.
  open var volume: Float = 1
  /// Creates what is spoken.
  public init(string: String) { speechString = string }
}

/// The default rate.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The lowest rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The highest rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
