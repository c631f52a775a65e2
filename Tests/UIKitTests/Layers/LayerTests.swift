import Foundation
import Testing

@testable import UIKit

/// Layers.
@Suite struct LayerGeometryTests {
  /// The layer of a view has the view's place and passes changes on to it.
  @Test func hosted() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.frame == view.frame)
    #expect(view.layer.bounds == view.bounds)
    #expect(view.layer.position == view.center)
    view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    let outer = UIView()
    outer.addSubview(view)
    #expect(view.layer.superlayer === outer.layer)
  }

  @Test func aLayerOutlivesItsView() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let layer = view?.layer
    view = nil
    #expect(layer?.frame == .zero)
  }

  @Test func theFrameFollowsFromSizePositionAnchorAndMap() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
    #expect(layer.position == CGPoint(x: 20, y: 30))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 20, y: 30, width: 20, height: 40))
    layer.transform = CATransform3DMakeScale(2, 1, 1)
    #expect(layer.frame == CGRect(x: 20, y: 30, width: 40, height: 40))
  }

  @Test func layersInsideKeepTheirOrder() {
    let (outer, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    outer.addSublayer(a)
    outer.insertSublayer(b, at: 0)
    outer.insertSublayer(c, above: b)
    #expect(outer.sublayers == [b, c, a])
    outer.insertSublayer(a, below: b)
    #expect(outer.sublayers == [a, b, c])
    outer.replaceSublayer(b, with: CALayer())
    #expect(b.superlayer == nil)
    #expect(outer.sublayers?.count == 3)
    outer.sublayers = nil
    #expect(a.superlayer == nil)
  }

  @Test func pointsAreConvertedBetweenLayersAndViewsAlike() {
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 100, height: 100))
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    view.layer.addSublayer(layer)
    #expect(layer.convert(CGPoint(x: 1, y: 1), to: view.layer) == CGPoint(x: 6, y: 6))
    #expect(layer.convert(CGPoint(x: 6, y: 6), from: view.layer) == CGPoint(x: 1, y: 1))
    #expect(view.layer.hitTest(CGPoint(x: 17, y: 7)) === layer)
    #expect(view.layer.hitTest(CGPoint(x: 50, y: 50)) === view.layer)
  }

  /// Animations are over at once; closures of a transaction are called at its end.
  @Test func animations() {
    final class Delegate: CAAnimationDelegate {
      var log: [String] = []
      func animationDidStart(_ anim: CAAnimation) { log.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }
    let (layer, delegate) = (CALayer(), Delegate())
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = delegate
    CATransaction.begin()
    CATransaction.setCompletionBlock { delegate.log.append("completed") }
    layer.add(animation, forKey: "fade")
    delegate.log.append("added")
    CATransaction.commit()
    #expect(delegate.log == ["start", "added", "completed", "stop true"])
    #expect(layer.animation(forKey: "fade") == nil)
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
  }

  @Test func aGroupOfChangesIsSetByKeys() {
    CATransaction.begin()
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("kept", forKey: "own")
    #expect(CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    #expect(CATransaction.value(forKey: "own") as? String == "kept")
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }

  @Test func mapsOfSpaceTurnAboutTheirAxis() {
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let point = CGPoint(x: 1, y: 0).applying(CATransform3DGetAffineTransform(turned))
    #expect(abs(point.x) < 1e-9 && abs(point.y - 1) < 1e-9)
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 0, 0)
    #expect(CATransform3DGetAffineTransform(moved).tx == 6)
    #expect(CATransform3DIsIdentity(CATransform3DConcat(CATransform3DIdentity, CATransform3DIdentity)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }
}
