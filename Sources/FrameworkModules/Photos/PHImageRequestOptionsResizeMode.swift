import Foundation
import UIKit

/// How exactly a size is met.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none = 0, fast, exact
}
