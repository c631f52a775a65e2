import Foundation
import UIKit

/// Whether an app may read pictures.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized, limited
}
