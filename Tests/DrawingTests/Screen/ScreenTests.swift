import Foundation
import Testing
import UIKit

@testable import Drawing

/// Screens: surroundings, strips.
@Suite struct ScreenTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  let red = Color(hex: 0xFF0000)

  init() {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 120, height: 30))
    label.text = "Label"
    root.addSubview(label)
  }

  func drawn(_ screen: Screen) throws -> Canvas {
    let canvas = try Canvas(size: screen.size, scale: 2)
    ScreenRenderer().draw(screen, on: canvas)
    return canvas
  }

  @Test(arguments: PictureFormat.allCases)
  func drawingTwiceGivesTheSameBytesInEveryFormat(_ format: PictureFormat) throws {
    let renderer = ScreenRenderer(overlays: OverlayKind.allCases)
    #expect(try renderer.data(of: Screen(root), format: format) == renderer.data(of: Screen(root), format: format))
  }

  @Test func aScreenWithoutASizeIsAnErrorNotACrash() {
    #expect(throws: CanvasError.empty(.zero)) { try ScreenRenderer().png(of: UIView()) }
  }

  @Test func theRootViewLiesWhereTheScreenPutsIt() throws {
    root.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let screen = Screen(root, size: CGSize(width: 200, height: 364), rootOrigin: CGPoint(x: 0, y: 64))
    let canvas = try drawn(screen)
    #expect(canvas.boundingBox { $0 == red } == CGRect(x: 0, y: 64, width: 200, height: 300))
  }

  /// Status bar and home bar are drawn only where the screen has them.
  @Test func systemChrome() throws {
    root.subviews.forEach { $0.removeFromSuperview() }
    #expect(try drawn(Screen(root)).boundingBox { $0.luma < 0.5 } == nil)
    let canvas = try drawn(Screen(root, statusBarHeight: 44, homeAreaHeight: 34))
    let (top, bottom) = (CGRect(x: 0, y: 0, width: 200, height: 44), CGRect(x: 0, y: 266, width: 200, height: 34))
    #expect(canvas.boundingBox(in: top) { $0.luma < 0.5 } != nil)
    #expect(canvas.boundingBox(in: bottom) { $0.luma < 0.5 } != nil)
    #expect(canvas.boundingBox(in: CGRect(x: 0, y: 44, width: 200, height: 222)) { $0.luma < 0.5 } == nil)
  }

  /// A table at rest begins below the bar that covers it, and overlays know it.
  @Test func contentBesideBars() throws {
    let scroll = UIScrollView(frame: root.bounds)
    let box = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 20))
    box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    scroll.addSubview(box)
    root.addSubview(scroll)
    root.hostEnvironment = UIHostEnvironment(safeAreaInsets: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    root.layoutIfNeeded()
    #expect(try drawn(Screen(root)).boundingBox { $0 == red } == CGRect(x: 10, y: 64, width: 50, height: 20))
    #expect(box.drawnFrame(in: root) == CGRect(x: 10, y: 64, width: 50, height: 20))
    scroll.contentOffset = CGPoint(x: 0, y: 5)
    #expect(box.drawnFrame(in: root) == CGRect(x: 10, y: -5, width: 50, height: 20))
  }

  @Test func aStripHoldsEveryScreenWithRoomForItsCaption() throws {
    root.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let cells = ["L", "XL", "AX1"].map { ScreenStrip.Cell(Screen(root), caption: $0) }
    let wide = try ScreenStrip(renderer: ScreenRenderer(scale: 1), cells: cells).data()
    let tall = try ScreenStrip(renderer: ScreenRenderer(scale: 1), cells: cells, columns: 1).data()
    #expect(try pixelSize(wide) == [3 * (200 + 24) + 24, 24 + (300 + 28) + 24])
    #expect(try pixelSize(tall) == [24 + 200 + 24, 3 * (300 + 28 + 24) + 24])
  }

  @Test func aStripWithoutScreensIsAnError() {
    #expect(throws: CanvasError.empty(.zero)) { try ScreenStrip(renderer: ScreenRenderer(), cells: []).data() }
  }

  /// Width and height from the header of a PNG file.
  private func pixelSize(_ png: Data) throws -> [Int] {
    let header = Array(png.prefix(24))
    try #require(header.count == 24)
    return [16, 20].map { at in header[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}
