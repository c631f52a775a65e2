import Foundation
import UIKit

/// Whether a page may.
public enum WKPermissionDecision: Int, Sendable {
  case prompt = 0, grant, deny
}
