import Foundation
import Testing

@testable import UIKit

/// Paths.
@Suite struct PathTests {
  private func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-3) -> Bool {
    abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.maxX - b.maxX) < tolerance
      && abs(a.maxY - b.maxY) < tolerance
  }

  @Test func boundsAreThoseOfTheShapeNotOfItsControlPoints() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(UIBezierPath(rect: rect).bounds == rect)
    #expect(UIBezierPath(ovalIn: rect).bounds == rect)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 100).bounds == rect)
    #expect(UIBezierPath().bounds.isNull)
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 8), controlPoint2: CGPoint(x: 10, y: 8))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 6))
    #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
  }

  @Test func elementsAreHandedOver() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(to: .zero, controlPoint1: CGPoint(x: 5, y: 5), controlPoint2: CGPoint(x: 6, y: 6))
    path.close()
    var kinds: [CGPathElementType] = []
    var points: [CGPoint] = []
    path.cgPath.applyWithBlock { element in
      kinds.append(element.pointee.type)
      let count = [.addCurveToPoint: 3, .closeSubpath: 0][element.pointee.type] ?? 1
      points += (0..<count).map { element.pointee.points[$0] }
    }
    #expect(kinds == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
    #expect(points.map(\.x) == [1, 3, 5, 6, 0])
  }

  /// Clockwise is as seen on the screen; Core Graphics means the other way round.
  @Test func arcs() {
    let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isNear(quarter.bounds, CGRect(x: 0, y: 0, width: 10, height: 10)))
    let others = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(others.bounds, CGRect(x: -10, y: -10, width: 20, height: 20)))
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(path.boundingBoxOfPath, quarter.bounds))
    let circle = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(isNear(circle.bounds, CGRect(x: -10, y: -10, width: 20, height: 20)))
    // The distance of the circle's points from its centre is the radius, within a thousandth.
    for polygon in circle.cgPath.shape.polygons {
      for point in polygon.points { #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - 10) < 0.01) }
    }
  }

  @Test func pointsAreInsideByWindingOrByParity() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 10, y: 10)))
    #expect(!path.contains(CGPoint(x: 21, y: 10)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 10, y: 10)))
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    // An inner outline in the opposite direction makes the winding number zero.
    let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    hole.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).reversing())
    #expect(!hole.contains(CGPoint(x: 10, y: 10)))
    #expect(hole.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func reversingTwiceGivesTheSameShape() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 3)
    #expect(path.reversing().bounds == path.bounds)
    #expect(path.reversing().reversing().bounds == path.bounds)
  }

  @Test func aPartOfAPathHasItsShareOfTheLength() {
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath.shape
    #expect(square.trimmed(from: 0, to: 0.25).bounds == CGRect(x: 0, y: 0, width: 10, height: 0))
    #expect(square.trimmed(from: 0.25, to: 0.5).bounds == CGRect(x: 10, y: 0, width: 0, height: 10))
    #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmed(from: 0, to: 1) == square)
  }

  @Test func textStaysOutOfTheRectangleOfEachOutline() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(ovalIn: CGRect(x: 20, y: 0, width: 10, height: 10)))
    #expect(
      path.rectangles
        == [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10)])
  }
}
