import Foundation
import UIKit

/// Whether an app may use the camera.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized
}
