import Foundation
import UIKit

/// The way in which a device recognises a person.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID, faceID, opticID
}
