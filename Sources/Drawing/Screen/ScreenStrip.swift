import Foundation
import Typesetting
import UIKit

/// Draws several screens in one picture, each with a caption, for example a screen at all text sizes.
@preconcurrency @MainActor public struct ScreenStrip {
  /// One screen of the picture, with its caption.
  @preconcurrency @MainActor public struct Cell {
    /// The screen, which must have been laid out.
    public var screen: Screen
    /// The text below the screen.
    public var caption: String
    /// Rectangles to mark, in the coordinates of the root view.
    public var highlights: [Highlight]

    /// Makes a part of the picture: one screen with the text below it.
    public init(_ screen: Screen, caption: String, highlights: [Highlight] = []) {
      self.screen = screen
      self.caption = caption
      self.highlights = highlights
    }
  }

  /// The renderer that draws the screens.
  public var renderer: ScreenRenderer
  /// The screens, in reading order.
  public var cells: [Cell]
  /// The largest number of screens per row.
  public var columns: Int

  /// Makes a picture with rows of at most `columns` screens.
  public init(renderer: ScreenRenderer, cells: [Cell], columns: Int = 12) {
    self.renderer = renderer
    self.cells = cells
    self.columns = max(1, columns)
  }

  private static let gap = 24.0
  private static let captionHeight = 28.0

  /// The bytes of a file with the picture.
  ///
  /// - Throws: ``CanvasError`` if there is no screen to draw, or the picture would be too large.
  public func data(format: PictureFormat = .png) throws(CanvasError) -> Data { try picture(format: format).data }

  /// The bytes of a file with the picture, and the reasons why picture files of the app could not be drawn.
  ///
  /// - Throws: ``CanvasError`` if there is no screen to draw, or the picture would be too large.
  public func picture(format: PictureFormat = .png) throws(CanvasError) -> DrawnPicture {
    let rows = stride(from: 0, to: cells.count, by: columns).map { Array(cells[$0..<min($0 + columns, cells.count)]) }
    let width = rows.map { row in row.reduce(0) { $0 + $1.size.width + Self.gap } }.max() ?? 0
    let height = rows.reduce(0) { $0 + Self.height(of: $1) + Self.gap }
    guard width > 0 else { throw .empty(.zero) }
    let canvas = try Canvas(
      size: CGSize(width: width + Self.gap, height: height + Self.gap), scale: renderer.scale, format: format)
    canvas.fill(CGRect(origin: .zero, size: canvas.size), Color(hex: 0xE9ECEF))
    var y = Self.gap
    for row in rows {
      draw(row, y: y, on: canvas)
      y += Self.height(of: row) + Self.gap
    }
    return canvas.picture()
  }

  private func draw(_ row: [Cell], y: Double, on canvas: Canvas) {
    var x = Self.gap
    for cell in row {
      let screen = CGRect(origin: CGPoint(x: x, y: y), size: cell.size)
      canvas.border(screen.insetBy(dx: -1, dy: -1), Color(hex: 0xADB5BD), width: 1)
      canvas.saved {
        canvas.translate(x: x, y: y)
        renderer.draw(cell.screen, highlights: cell.highlights, on: canvas)
      }
      let line = CGRect(x: x, y: screen.maxY, width: screen.width, height: Self.captionHeight)
      Caption(text: cell.caption, size: 13, weight: .medium, color: Color(hex: 0x343A40)).draw(in: line, on: canvas)
      x += screen.width + Self.gap
    }
  }

  private static func height(of row: [Cell]) -> Double {
    (row.map(\.size.height).max() ?? 0) + captionHeight
  }
}

extension ScreenStrip.Cell {
  fileprivate var size: CGSize { screen.size }
}
