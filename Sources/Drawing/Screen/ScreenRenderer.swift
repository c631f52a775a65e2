import Foundation
import UIKit

/// Draws laid-out screens.
///
/// The tree must be laid out first; drawing does not change it. Equal trees give equal bytes.
@preconcurrency @MainActor public struct ScreenRenderer: Sendable {
  /// Pixels per point.
  public var scale: Double
  /// The overlays over the screen, in drawing order.
  public var overlays: [OverlayKind]

  /// A renderer for pictures of `scale` pixels per point.
  public init(scale: Double = 2, overlays: [OverlayKind] = []) {
    self.scale = scale
    self.overlays = overlays
  }

  /// The screen as a file.
  ///
  /// - Parameters:
  ///   - screen: The root view and what surrounds it.
  ///   - highlights: Places to mark, in the coordinates of the root view.
  ///   - format: The file format.
  /// - Throws: ``CanvasError`` if the screen has no size, or is too large for a picture.
  public func data(
    of screen: Screen, highlights: [Highlight] = [], format: PictureFormat = .png
  ) throws(CanvasError) -> Data {
    try picture(of: screen, highlights: highlights, format: format).data
  }

  /// The screen as a file, with the reasons why pictures of the app are not drawn.
  ///
  /// - Parameters:
  ///   - screen: The root view and what surrounds it.
  ///   - highlights: Places to mark, in the coordinates of the root view.
  ///   - format: The file format.
  /// - Throws: ``CanvasError`` if the screen has no size, or is too large for a picture.
  public func picture(
    of screen: Screen, highlights: [Highlight] = [], format: PictureFormat = .png
  ) throws(CanvasError) -> DrawnPicture {
    let canvas = try Canvas(size: screen.size, scale: scale, format: format)
    draw(screen, highlights: highlights, on: canvas)
    return canvas.picture()
  }

  /// A root view alone as a PNG file.
  public func png(of rootView: UIView, highlights: [Highlight] = []) throws(CanvasError) -> Data {
    try data(of: Screen(rootView), highlights: highlights)
  }

  /// Draws a root view alone with its top left corner at the canvas's origin.
  public func draw(_ rootView: UIView, highlights: [Highlight] = [], on canvas: Canvas) {
    draw(Screen(rootView), highlights: highlights, on: canvas)
  }

  /// Draws the screen with its top left corner at the canvas's origin.
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
      let visible = area.offsetBy(dx: -rootArea.minX, dy: -rootArea.minY)
      for highlight in highlights { highlight.draw(on: canvas, in: visible) }
    }
  }
}
