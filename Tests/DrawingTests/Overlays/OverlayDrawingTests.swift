import Foundation
import Testing
import UIKit

@testable import Drawing

/// What is drawn over a screen: frames, baselines, highlights.
@Suite struct OverlayDrawingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  init() {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 120, height: 30))
    label.text = "Label"
    root.addSubview(label)
  }

  func drawn(_ screen: Screen, overlays: [OverlayKind] = [], highlights: [Highlight] = []) throws -> Canvas {
    let canvas = try Canvas(size: screen.size, scale: 2)
    ScreenRenderer(overlays: overlays).draw(screen, highlights: highlights, on: canvas)
    return canvas
  }

  @Test func theFramesOverlayRunsAlongTheFrameOfAView() throws {
    let canvas = try drawn(Screen(root), overlays: [.frames])
    let blue = try #require(canvas.boundingBox { $0.blue > 0.8 && $0.red < 0.4 })
    #expect(blue == CGRect(x: 20, y: 100, width: 120, height: 30))
  }

  @Test func theBaselinesOverlayStandsUnderTheLetters() throws {
    let canvas = try drawn(Screen(root), overlays: [.baselines])
    let line = try #require(canvas.boundingBox { $0.red > 0.85 && $0.green < 0.6 && $0.blue < 0.4 })
    let label = try #require(root.subviews.first as? UILabel)
    #expect(abs(line.midY - (100 + label.font.ascender)) < 1)
    #expect(line.minX == 20 && line.maxX == 140)
  }

  @Test func aHighlightFramesItsPlaceAndShowsItsLabel() throws {
    let place = CGRect(x: 60, y: 200, width: 80, height: 40)
    let canvas = try drawn(Screen(root), highlights: [Highlight(rect: place, label: "3")])
    let marked = try #require(canvas.boundingBox { $0.red > 0.8 && $0.green < 0.3 })
    #expect(marked.minX < place.minX && marked.maxX >= place.maxX && marked.minY < place.minY)
  }

  /// A table below a navigation bar is scrolled: its first row has the coordinate 0, and is drawn below the bar.
  @Test func aHighlightInAScrolledRootIsDrawnWhereItsViewIs() throws {
    let scrolled = UIScrollView(frame: root.frame)
    scrolled.contentOffset = CGPoint(x: 0, y: -90)
    let highlight = Highlight(rect: CGRect(x: 60, y: 0, width: 80, height: 40), label: "1")
    let marked = try #require(
      try drawn(Screen(scrolled), highlights: [highlight]).boundingBox { $0.red > 0.8 && $0.green < 0.3 })
    let expected = try #require(
      try drawn(Screen(root), highlights: [Highlight(rect: CGRect(x: 60, y: 90, width: 80, height: 40), label: "1")])
        .boundingBox { $0.red > 0.8 && $0.green < 0.3 })
    #expect(marked == expected)
  }

  @Test(arguments: [
    CGRect(x: 500, y: 100, width: 40, height: 40), CGRect(x: -100, y: -100, width: 40, height: 40),
    CGRect(x: 50, y: 290, width: 0, height: 0),
  ])
  func aHighlightOfAPlaceOffTheScreenStaysInThePicture(_ place: CGRect) throws {
    let canvas = try drawn(Screen(root), highlights: [Highlight(rect: place, label: "12")])
    #expect(canvas.boundingBox { $0.red > 0.8 && $0.green < 0.3 } != nil)
  }
}
