import Foundation
import UIKit

/// Whether a page has permission.
public enum WKPermissionDecision: Int, Sendable {
  case prompt = 0, grant, deny
}
