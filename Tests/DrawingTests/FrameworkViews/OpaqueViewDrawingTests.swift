import Foundation
import Testing
import UIKit

@testable import Drawing

/// Boxes for views of other frameworks.
@Suite struct OpaqueViewDrawingTests {
  private func ink(_ view: UIView) throws -> CGRect? {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.backgroundColor = .white
    root.addSubview(view)
    let canvas = try Canvas(size: root.bounds.size, scale: 1)
    ScreenRenderer().draw(Screen(root), on: canvas)
    return canvas.boundingBox { $0.luma < 0.9 }
  }

  @Test func aBoxShowsItsNameWithinItsFrame() throws {
    let frame = CGRect(x: 20, y: 30, width: 150, height: 100)
    let ink = try #require(try ink(UIOpaqueView(representing: "MKMapView", frame: frame)))
    #expect(frame.insetBy(dx: -1, dy: -1).contains(ink))
  }

  @Test func aSmallBoxAndOneWithSubviewsShowNothingOfTheirOwn() throws {
    #expect(
      try ink(UIOpaqueView(representing: "Line", frame: CGRect(x: 20, y: 30, width: 150, height: 2))) == nil)
    let full = UIOpaqueView(representing: "Card", frame: CGRect(x: 20, y: 30, width: 150, height: 100))
    full.addSubview(UIView(frame: full.bounds))
    #expect(try ink(full) == nil)
  }
}
