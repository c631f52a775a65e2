import Foundation
import UIKit

/// How a film fills its view.
public enum MPMovieScalingMode: Int, Sendable {
  case none = 0, aspectFit, aspectFill, fill
}
