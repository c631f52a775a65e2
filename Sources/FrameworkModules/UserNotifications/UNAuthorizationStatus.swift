import Foundation
import UIKit

/// Whether an app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied, authorized, provisional, ephemeral
}
