import Foundation
import Testing
import UIKit

/// Curves are told, although no animation follows them.
struct TimingFunctionTests {
  private func points(_ function: CAMediaTimingFunction) -> [[Float]] {
    (0...3).map { index in
      var point: [Float] = [-1, -1]
      function.getControlPoint(at: index, values: &point)
      return point
    }
  }

  @Test func aCurveBeginsAtZeroAndEndsAtOne() {
    let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
    for name in names {
      let points = points(CAMediaTimingFunction(name: name))
      #expect(points.first == [0, 0])
      #expect(points.last == [1, 1])
    }
  }

  @Test func controlPointsAreKept() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    #expect(points(function) == [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
    var point: [Float] = [7, 7]
    function.getControlPoint(at: 4, values: &point)
    #expect(point == [7, 7])
  }

  /// The layer has its last value at once: nothing moves in a picture.
  @Test func anAnimationLeavesItsLayerAlone() {
    let layer = CALayer()
    layer.opacity = 0.5
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 1
    animation.setValue("fade", forKey: "name")
    layer.add(animation, forKey: "fade")
    #expect(layer.opacity == 0.5)
    #expect(animation.keyPath == "opacity")
    #expect(animation.value(forKey: "name") as? String == "fade")
  }
}
