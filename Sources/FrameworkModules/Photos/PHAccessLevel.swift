import Foundation
import UIKit

/// What an app wants to do with pictures.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}
