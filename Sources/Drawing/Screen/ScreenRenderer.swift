import Foundation
import UIKit

/// Draws laid-out screens.
///
/// The tree must be laid out before; drawing never changes it. The same tree gives the same bytes on every run.
public struct ScreenRenderer: Sendable {
  /// Pixels per point.
  public var scale: Double
  /// What is drawn over the screen, in this order.
  public var overlays: [OverlayKind]

  /// A renderer for pictures of `scale` pixels per point.
  public init(scale: Double = 2, overlays: [OverlayKind] = []) {
    self.scale = scale
    self.overlays = overlays
  }

  /// The screen as a PNG file.
  ///
  /// - Parameters:
  ///   - rootView: The topmost view of the screen; its own position does not matter.
  ///   - highlights: Places to mark, in the coordinates of `rootView`.
  /// - Throws: ``CanvasError`` if the view has no size, or one too large for a picture.
  public func png(of rootView: UIView, highlights: [Highlight] = []) throws(CanvasError) -> Data {
    let canvas = try Canvas(size: rootView.bounds.size, scale: scale)
    draw(rootView, highlights: highlights, on: canvas)
    return canvas.data()
  }

  /// Draws the screen with its top left corner at the canvas's origin.
  public func draw(_ rootView: UIView, highlights: [Highlight] = [], on canvas: Canvas) {
    let screen = CGRect(origin: .zero, size: rootView.bounds.size)
    canvas.saved {
      canvas.clip(to: screen)
      if (rootView.backgroundColor.map { rootView.resolved($0).alpha } ?? 0) < 1 {
        canvas.fill(screen, rootView.resolved(.systemBackground))
      }
      ViewTreeDrawing(canvas: canvas).drawRoot(rootView)
      let overlay = OverlayDrawing(root: rootView, canvas: canvas)
      for kind in overlays { overlay.draw(kind) }
      for highlight in highlights { highlight.draw(on: canvas, in: screen) }
    }
  }
}
