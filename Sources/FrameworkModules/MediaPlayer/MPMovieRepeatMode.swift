import Foundation
import UIKit

/// What happens at the end of a film.
public enum MPMovieRepeatMode: Int, Sendable {
  case none = 0, one
}
