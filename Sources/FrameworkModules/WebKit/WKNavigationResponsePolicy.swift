import Foundation
import UIKit

/// Whether the response may be shown.
public enum WKNavigationResponsePolicy: Int, Hashable, Sendable {
  /// It may not be shown.
  case cancel = 0
  /// It may be shown.
  case allow = 1
  /// It is loaded as a file.
  case download = 2
}
