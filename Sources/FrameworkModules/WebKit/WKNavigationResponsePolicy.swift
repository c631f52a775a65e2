import Foundation
import UIKit

/// Whether what came may be shown.
public enum WKNavigationResponsePolicy: Int, Hashable, Sendable {
  /// No.
  case cancel = 0
  /// Yes.
  case allow = 1
  /// As a file.
  case download = 2
}
