import Foundation
import UIKit

/// Draws pictures of screens.
///
/// The views must have been laid out; drawing does not change them. Equal view trees give equal bytes.
@preconcurrency @MainActor public struct ScreenRenderer: Sendable {
  /// Pixels per point.
  public var scale: Double
  /// The overlays that are drawn over the screen, in this order.
  public var overlays: [OverlayKind]

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of the pictures.
  ///   - overlays: the overlays that are drawn over each screen, in this order.
  public init(scale: Double = 2, overlays: [OverlayKind] = []) {
    self.scale = scale
    self.overlays = overlays
  }

  /// The bytes of a file with the picture of a screen.
  ///
  /// - Parameters:
  ///   - screen: The root view with its bars.
  ///   - highlights: Rectangles to mark, in the coordinates of the root view.
  ///   - format: The file format.
  /// - Throws: ``CanvasError`` if the screen has no size, or is too large for a picture.
  public func data(
    of screen: Screen, highlights: [Highlight] = [], format: PictureFormat = .png
  ) throws(CanvasError) -> Data {
    try picture(of: screen, highlights: highlights, format: format).data
  }

  /// The bytes of a file with the picture of a screen, and the reasons why picture files of the app could not be drawn.
  ///
  /// - Parameters:
  ///   - screen: The root view with its bars.
  ///   - highlights: Rectangles to mark, in the coordinates of the root view.
  ///   - format: The file format.
  /// - Throws: ``CanvasError`` if the screen has no size, or is too large for a picture.
  public func picture(
    of screen: Screen, highlights: [Highlight] = [], format: PictureFormat = .png
  ) throws(CanvasError) -> DrawnPicture {
    let canvas = try Canvas(size: screen.size, scale: scale, format: format)
    draw(screen, highlights: highlights, on: canvas)
    return canvas.picture()
  }

  /// The bytes of a PNG file with the picture of a root view, without bars.
  public func png(of rootView: UIView, highlights: [Highlight] = []) throws(CanvasError) -> Data {
    try data(of: Screen(rootView), highlights: highlights)
  }

  /// Draws a root view without bars, with its top left corner at the canvas's origin.
  public func draw(_ rootView: UIView, highlights: [Highlight] = [], on canvas: Canvas) {
    draw(Screen(rootView), highlights: highlights, on: canvas)
  }

  /// Draws a screen with its top left corner at the canvas's origin: root view, bars, status bar, home indicator,
  /// overlays and highlights.
  public func draw(_ screen: Screen, highlights: [Highlight] = [], on canvas: Canvas) {
    let root = screen.rootView
    let area = CGRect(origin: .zero, size: screen.size)
    let rootArea = CGRect(origin: screen.rootOrigin, size: root.bounds.size)
    canvas.saved {
      canvas.clip(to: area)
      if rootArea != area || (root.backgroundColor.map { root.resolved($0).alpha } ?? 0) < 1 {
        canvas.fill(area, root.resolved(.systemBackground))
      }
      canvas.saved {
        canvas.translate(x: rootArea.minX, y: rootArea.minY)
        ViewTreeDrawing(canvas: canvas).drawRoot(root)
      }
      for bar in screen.bars {
        (bar as? any DrawsSheet)?.sheet.drawExtension(toEdgeOf: screen.size, on: canvas)
        ViewTreeDrawing(canvas: canvas).draw(bar)
      }
      let chrome = SystemChrome(screen: screen, canvas: canvas)
      chrome.drawStatusBar()
      chrome.drawHomeIndicator()
      canvas.translate(x: rootArea.minX, y: rootArea.minY)
      let overlay = OverlayDrawing(root: root, canvas: canvas)
      for kind in overlays { overlay.draw(kind) }
      canvas.translate(x: -root.bounds.minX, y: -root.bounds.minY)
      let visible = area.offsetBy(dx: -screen.coordinateOrigin.x, dy: -screen.coordinateOrigin.y)
      for highlight in highlights { highlight.draw(on: canvas, in: visible) }
    }
  }
}
