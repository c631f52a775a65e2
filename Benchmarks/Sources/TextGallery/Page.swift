import Drawing
import Foundation
import Typesetting

/// A column of framed texts with captions.
struct Page {
  private struct Item {
    var caption: String
    var layout: TextLayout
    var container: TextContainer
    var top: Double
    var height: Double
  }

  let name: String
  private var items: [Item] = []
  private var y = 12.0
  private static let margin = 16.0
  private static let width = 400.0
  private static let captionFont = Font.system(size: 10)

  init(_ name: String) { self.name = name }

  /// Adds a text in its container; the frame is as high as the container if that has a height.
  mutating func add(_ caption: String, _ text: AttributedText, in container: TextContainer) {
    add(caption, Typesetter.shared.layout(text, in: container), in: container)
  }

  /// Adds a laid-out text.
  mutating func add(_ caption: String, _ layout: TextLayout, in container: TextContainer) {
    let lowest = container.exclusions.map(\.maxY).max() ?? 0
    let height = container.height.isFinite ? container.height : max(layout.height, lowest)
    items.append(Item(caption: caption, layout: layout, container: container, top: y + 14, height: height))
    y += 14 + max(height, layout.height) + 12
  }

  /// The picture with two pixels per point.
  func png() throws -> Data {
    let size = CGSize(width: Self.width, height: y.rounded(.up))
    let canvas = try Canvas(size: size, scale: 2)
    canvas.fill(CGRect(origin: .zero, size: size), .white)
    for item in items { draw(item, on: canvas) }
    return canvas.data()
  }

  private func draw(_ item: Item, on canvas: Canvas) {
    let caption = Typesetter.shared.layout(AttributedText(item.caption, font: Self.captionFont))
    canvas.draw(caption, at: CGPoint(x: Self.margin, y: item.top - 14), color: Color(white: 0.45))
    let width = item.container.width.isFinite ? item.container.width : item.layout.width
    let frame = CGRect(x: Self.margin, y: item.top, width: width, height: item.height)
    canvas.fill(frame, Color(hex: 0xEEF4FF))
    for line in item.layout.lines {
      let box = CGRect(x: Self.margin + line.x, y: item.top + line.y, width: line.width, height: line.height)
      canvas.fill(box, Color(hex: 0xD8E6FF))
      canvas.fill(CGRect(x: box.minX, y: item.top + line.baseline, width: box.width, height: 0.5), Color(hex: 0xE07070))
    }
    for exclusion in item.container.exclusions {
      let box = CGRect(
        x: Self.margin + exclusion.x, y: item.top + exclusion.y, width: exclusion.width, height: exclusion.height)
      canvas.fill(box, Color(hex: 0xF5D9A8))
    }
    canvas.border(frame, Color(hex: 0x7FA0D8), width: 0.5)
    canvas.draw(item.layout, at: CGPoint(x: Self.margin, y: item.top), color: .black)
  }
}
