import UIKit

/// The promise that no frame is NaN or infinite.
enum FiniteFrames {
  static func check(_ view: UIView) throws {
    var pending = [view]
    while let view = pending.popLast() {
      let frame = view.frame
      guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else {
        throw BrokenPromise("frame of \(type(of: view)): \(frame)")
      }
      pending += view.subviews
    }
  }
}
