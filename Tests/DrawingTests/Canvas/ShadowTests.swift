import Foundation
import Testing

@testable import Drawing

/// Blurred shadows of rectangles.
struct ShadowTests {
  /// The opacity of a shadow along a line that leaves the middle of its left side, as recorded on iOS 17: one value per
  /// distance in points, from half a point on.
  private nonisolated static let recorded: [(radius: Double, opacities: [Double])] = [
    (
      8,
      [0.475, 0.424, 0.373, 0.325, 0.278, 0.235, 0.196, 0.161, 0.129, 0.102, 0.078, 0.059, 0.039, 0.027, 0.016, 0.008]
    ), (2, [0.38, 0.208, 0.09, 0.027]),
  ]

  @Test(arguments: recorded) func theOpacityFallsAsInCoreAnimation(_ radius: Double, _ opacities: [Double]) throws {
    let canvas = try Canvas(size: CGSize(width: 100, height: 100), scale: 1)
    canvas.shadow(
      of: CGRect(x: 20, y: 20, width: 60, height: 60), corners: [], color: .black, offset: .zero, radius: radius)
    for (distance, opacity) in opacities.enumerated() {
      let alpha = try #require(canvas.color(at: CGPoint(x: 19.5 - Double(distance), y: 50))).alpha
      #expect(abs(alpha - opacity) < 0.04, "\(distance)")
    }
  }

  @Test func aShadowWithoutARadiusHasSharpSides() throws {
    let canvas = try Canvas(size: CGSize(width: 10, height: 10), scale: 1)
    canvas.shadow(
      of: CGRect(x: 2, y: 2, width: 4, height: 4), corners: [], color: .black, offset: CGSize(width: 1, height: 0),
      radius: 0)
    #expect(canvas.boundingBox { $0.alpha > 0 } == CGRect(x: 3, y: 2, width: 4, height: 4))
  }
}
