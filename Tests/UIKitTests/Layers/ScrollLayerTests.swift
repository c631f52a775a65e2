import Foundation
import Testing
import UIKit

/// Layers that scroll, and layers that only keep their values.
@Suite struct ScrollLayerTests {
  private let layer = {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    return layer
  }()

  @Test func theLayerScrollsToAPoint() {
    layer.scroll(to: CGPoint(x: 30, y: 40))
    #expect(layer.bounds == CGRect(x: 30, y: 40, width: 100, height: 50))
  }

  @Test func onlyTheDirectionsOfItsModeScroll() {
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 30, y: 40))
    #expect(layer.bounds.origin == CGPoint(x: 0, y: 40))
    layer.scrollMode = .none
    layer.scroll(to: CGPoint.zero)
    #expect(layer.bounds.origin == CGPoint(x: 0, y: 40))
  }

  @Test func aRectangleIsReachedOnTheShortestWay() {
    layer.scroll(to: CGRect(x: 20, y: 10, width: 10, height: 10))
    #expect(layer.bounds.origin == .zero)
    layer.scroll(to: CGRect(x: 120, y: 60, width: 10, height: 10))
    #expect(layer.bounds.origin == CGPoint(x: 30, y: 20))
    layer.scroll(to: CGRect(x: 10, y: 5, width: 500, height: 10))
    #expect(layer.bounds.origin == CGPoint(x: 10, y: 5))
  }

  @Test func aDisplayLinkNeverFires() {
    final class Target {}
    weak var target: Target?
    let link: CADisplayLink
    do {
      let made = Target()
      target = made
      link = CADisplayLink(target: made, selector: Selector("tick:"))
    }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
    link.add(to: .main, forMode: .common)
    RunLoop.main.run(until: Date())
    #expect(target == nil)
    #expect(link.timestamp == 0 && link.duration == 0 && !link.isPaused)
    link.invalidate()
  }

  @Test func otherLayersKeepTheirValues() {
    let layer = CAReplicatorLayer()
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    #expect(layer.instanceCount == 3 && layer.instanceTransform.m41 == 10)
    #expect(CATiledLayer().tileSize == CGSize(width: 256, height: 256))
    #expect(CAValueFunction(name: .rotateZ)?.name == .rotateZ)
  }
}
