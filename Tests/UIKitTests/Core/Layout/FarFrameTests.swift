import Testing
import UIKit

/// Frames are finite numbers, whatever the constraints say.
@Suite struct FarFrameTests {
  /// Sixty views, each a million times as wide as the one before: their widths would be infinite.
  @Test(arguments: [1e6, 1e300, 1e-300])
  func chainsOfFactorsAreCutOff(factor: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var before = root
    for _ in 0..<60 {
      let label = UILabel()
      label.text = "Some words"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: label, attribute: .width, relatedBy: .equal, toItem: before, attribute: .width, multiplier: factor,
          constant: 1),
        label.leadingAnchor.constraint(equalTo: before === root ? root.leadingAnchor : before.trailingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      before = label
    }
    root.layoutIfNeeded()
    for view in root.subviews {
      let frame = view.frame
      for coordinate in [frame.minX, frame.minY, frame.width, frame.height] {
        #expect(coordinate.isFinite && abs(coordinate) <= 1.1e9)
      }
    }
  }
}
