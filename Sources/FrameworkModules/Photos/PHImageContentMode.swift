import Foundation
import UIKit

/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0, aspectFill
  /// The usual way.
  public static let `default` = PHImageContentMode.aspectFit
}
