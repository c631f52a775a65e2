import Foundation
import UIKit

/// What a player does at the end.
public enum AVPlayerActionAtItemEnd: Int, Sendable {
  case advance = 0
  case pause, none
}
