import Foundation
import UIKit

/// Which version of a picture is read.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current = 0, unadjusted, original
}
