import Foundation
import UIKit

/// Which buttons a film has.
public enum MPMovieControlStyle: Int, Sendable {
  case none = 0, embedded, fullscreen
  /// The usual ones.
  public static let `default` = MPMovieControlStyle.embedded
}
