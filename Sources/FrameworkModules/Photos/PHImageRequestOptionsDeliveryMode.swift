import Foundation
import UIKit

/// How good a picture is.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0, highQualityFormat, fastFormat
}
