import Foundation
import UIKit

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0, word
}
