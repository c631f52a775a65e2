import Foundation
import UIKit

nonisolated extension Path {
  /// Makes a path with the segments of a UIKit path.
  init(_ shape: PathShape) {
    self.init()
    for segment in shape.segments {
      switch segment {
      case .move(let point): move(to: point)
      case .line(let point): line(to: point)
      case .curve(let end, let control1, let control2): curve(to: end, control1: control1, control2: control2)
      case .close: close()
      }
    }
  }

  var isRectangle: Bool {
    self == Path(bounds)
  }
}
