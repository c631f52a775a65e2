import Foundation
import Testing
import UIKit

@testable import Drawing

/// Layers: background, border, corners, clipping, opacity.
@Suite struct LayerTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let red = Color(hex: 0xFF0000)
  let blue = Color(hex: 0x0000FF)

  func drawn() throws -> Canvas {
    let canvas = try Canvas(size: root.bounds.size, scale: 2)
    ScreenRenderer().draw(root, on: canvas)
    return canvas
  }

  @discardableResult
  func add(_ frame: CGRect, _ color: UIColor?, to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    (parent ?? root).addSubview(view)
    return view
  }

  let redColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  let blueColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  func ink(of color: Color) throws -> CGRect? { try drawn().boundingBox { $0 == color } }

  /// A screen without a background is white in light and black in dark appearance.
  @Test func defaultBackground() throws {
    #expect(try drawn().color(at: CGPoint(x: 50, y: 50)) == .white)
    root.overrideUserInterfaceStyle = .dark
    #expect(try drawn().color(at: CGPoint(x: 50, y: 50)) == .black)
  }

  @Test func aBackgroundFillsExactlyTheFrame() throws {
    let frame = CGRect(x: 10, y: 20.5, width: 30, height: 40)
    add(frame, redColor)
    #expect(try ink(of: red) == frame)
  }

  @Test func framesOfNestedViewsAddUpScrolledByTheBoundsOrigin() throws {
    let outer = add(CGRect(x: 10, y: 10, width: 50, height: 50), nil)
    add(CGRect(x: 5, y: 25, width: 10, height: 10), redColor, to: outer)
    outer.bounds.origin = CGPoint(x: 0, y: 20)
    #expect(try ink(of: red) == CGRect(x: 15, y: 15, width: 10, height: 10))
  }

  @Test func childrenReachBeyondTheirParentUnlessItClips() throws {
    let outer = add(CGRect(x: 10, y: 10, width: 20, height: 20), nil)
    add(CGRect(x: 10, y: 10, width: 20, height: 20), redColor, to: outer)
    #expect(try ink(of: red) == CGRect(x: 20, y: 20, width: 20, height: 20))
    outer.clipsToBounds = true
    #expect(try ink(of: red) == CGRect(x: 20, y: 20, width: 10, height: 10))
  }

  @Test func aChildOfAViewWithoutSizeIsDrawn() throws {
    let outer = add(CGRect(x: 10, y: 10, width: 0, height: 0), redColor)
    add(CGRect(x: 0, y: 0, width: 20, height: 20), blueColor, to: outer)
    #expect(try ink(of: blue) == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func laterSiblingsLieAboveUnlessZPositionSaysOtherwise() throws {
    let first = add(CGRect(x: 0, y: 0, width: 20, height: 20), redColor)
    add(CGRect(x: 0, y: 0, width: 20, height: 20), blueColor)
    #expect(try drawn().color(at: CGPoint(x: 5, y: 5)) == blue)
    first.layer.zPosition = 1
    #expect(try drawn().color(at: CGPoint(x: 5, y: 5)) == red)
  }

  @Test func hiddenAndWhollyTransparentViewsLeaveNothing() throws {
    let view = add(CGRect(x: 0, y: 0, width: 20, height: 20), redColor)
    view.isHidden = true
    #expect(try ink(of: red) == nil)
    view.isHidden = false
    view.alpha = 0
    #expect(try ink(of: red) == nil)
  }

  @Test func opacityFadesAViewTogetherWithItsChildren() throws {
    let outer = add(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
    add(CGRect(x: 0, y: 0, width: 10, height: 20), .black, to: outer)
    outer.alpha = 0.5
    let canvas = try drawn()
    let (inner, beside) = (canvas.color(at: CGPoint(x: 5, y: 5)), canvas.color(at: CGPoint(x: 15, y: 5)))
    #expect(inner == beside)
    #expect(abs((inner?.red ?? 0) - 0.5) < 0.01)
  }

  /// A corner radius rounds the background; children are cut only by clipping views.
  @Test func corners() throws {
    let outer = add(CGRect(x: 0, y: 0, width: 40, height: 40), redColor)
    outer.layer.cornerRadius = 20
    #expect(try drawn().color(at: CGPoint(x: 1, y: 1)) == .white)
    add(CGRect(x: 0, y: 0, width: 40, height: 40), blueColor, to: outer)
    #expect(try drawn().color(at: CGPoint(x: 1, y: 1)) == blue)
    outer.clipsToBounds = true
    #expect(try drawn().color(at: CGPoint(x: 1, y: 1)) == .white)
    #expect(try drawn().color(at: CGPoint(x: 20, y: 20)) == blue)
  }

  @Test func onlyTheMaskedCornersAreRound() throws {
    let view = add(CGRect(x: 0, y: 0, width: 40, height: 40), redColor)
    view.layer.cornerRadius = 12
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let canvas = try drawn()
    #expect(canvas.color(at: CGPoint(x: 0.5, y: 0.5)) == .white)
    #expect(canvas.color(at: CGPoint(x: 39, y: 39)) == .white)
    #expect(canvas.color(at: CGPoint(x: 39, y: 0.5)) == red)
    #expect(canvas.color(at: CGPoint(x: 0.5, y: 39)) == red)
  }

  @Test func aBorderLiesInsideTheBoundsAboveTheChildren() throws {
    let outer = add(CGRect(x: 10, y: 10, width: 40, height: 40), nil)
    add(CGRect(x: 0, y: 0, width: 40, height: 40), blueColor, to: outer)
    outer.layer.borderWidth = 3
    outer.layer.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(try ink(of: red) == CGRect(x: 10, y: 10, width: 40, height: 40))
    #expect(try ink(of: blue) == CGRect(x: 13, y: 13, width: 34, height: 34))
  }

  @Test func aTransformTurnsTheDrawingAboutTheCentre() throws {
    let view = add(CGRect(x: 30, y: 40, width: 40, height: 20), redColor)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let ink = try #require(try ink(of: red))
    #expect(abs(ink.midX - 50) < 0.6 && abs(ink.midY - 50) < 0.6)
    #expect(abs(ink.width - 20) < 1.1 && abs(ink.height - 40) < 1.1)
  }

  /// A transform that flattens a view leaves nothing and does no harm to the rest.
  @Test func flatTransform() throws {
    add(CGRect(x: 0, y: 0, width: 40, height: 20), redColor).transform = CGAffineTransform(scaleX: 0, y: 1)
    add(CGRect(x: 50, y: 0, width: 10, height: 10), blueColor)
    #expect(try ink(of: red) == nil)
    #expect(try ink(of: blue) == CGRect(x: 50, y: 0, width: 10, height: 10))
  }

  @Test func aShadowDarkensTheSurroundingsMostOnTheSideOfItsOffset() throws {
    let view = add(CGRect(x: 30, y: 30, width: 40, height: 40), redColor)
    view.layer.shadowOpacity = 0.5
    view.layer.shadowOffset = CGSize(width: 0, height: 4)
    view.layer.shadowRadius = 4
    let canvas = try drawn()
    let above = try #require(canvas.color(at: CGPoint(x: 50, y: 28)))
    let below = try #require(canvas.color(at: CGPoint(x: 50, y: 72)))
    #expect(below.red < above.red)
    #expect(below.red < 0.95)
    #expect(canvas.color(at: CGPoint(x: 50, y: 90)) == .white)
  }

  /// Frames that are no numbers, infinite, or far away do no harm to the rest.
  @Test(arguments: [
    CGRect(x: Double.nan, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: Double.nan, height: 10),
    CGRect(x: 0, y: 0, width: Double.infinity, height: 10), CGRect(x: -1e12, y: 0, width: 10, height: 10),
    CGRect(x: 16_777_216, y: 16_777_216, width: 50, height: 50),
  ])
  func impossibleFrames(_ frame: CGRect) throws {
    let view = add(frame, blueColor)
    view.layer.cornerRadius = 3
    view.layer.borderWidth = 1
    add(CGRect(x: 0, y: 0, width: 10, height: 10), blueColor, to: view)
    add(CGRect(x: 60, y: 60, width: 10, height: 10), redColor)
    #expect(try ink(of: red) == CGRect(x: 60, y: 60, width: 10, height: 10))
  }

  @Test func aBackgroundFarLargerThanTheScreenCoversTheScreen() throws {
    add(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), redColor)
    #expect(try ink(of: red) == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
