import Foundation
import UIKit

/// What a device knows a person by.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID, faceID, opticID
}
