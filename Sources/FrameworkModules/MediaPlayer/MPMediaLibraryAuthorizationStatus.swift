import Foundation
import UIKit

/// Whether an app may read the songs of the device.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, denied, restricted, authorized
}
