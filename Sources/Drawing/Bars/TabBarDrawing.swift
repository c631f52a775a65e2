import Typesetting
import UIKit

extension UITabBar: DrawsContent, DrawsBottomSheet {
  /// Draws the bar, with an image above the title of each tab, and badges.
  func drawContent(on canvas: Canvas) {
    drawSheet(on: canvas)
    for (item, frame) in zip(items ?? [], itemFrames) { draw(item, in: frame, on: canvas) }
    drawText(on: canvas)
  }

  private func draw(_ item: UITabBarItem, in frame: CGRect, on canvas: Canvas) {
    let isChosen = item === selectedItem
    let color = isChosen ? resolvedTint : resolved(unselectedItemTintColor ?? .systemGray)
    let room = CGRect(x: frame.minX, y: frame.minY + 4, width: frame.width, height: max(0, frame.height - 21))
    let image = (isChosen ? item.selectedImage : nil) ?? item.image
    if let image {
      let shown = image.renderingMode == .alwaysOriginal ? image : image.withRenderingMode(.alwaysTemplate)
      let mode: UIView.ContentMode = image.size.height > room.height ? .scaleAspectFit : .center
      ImageDrawing(image: shown, tint: color, isDark: isDark, isRightToLeft: isRightToLeft)
        .draw(in: mode.placement(of: image.size, in: room), on: canvas)
    } else if let name = item.systemItem?.symbolName {
      let box = CGRect(x: room.midX - 12, y: room.midY - 12, width: 24, height: 24)
      SymbolDrawing(named: name)?.draw(in: box, color: color, on: canvas)
    }
    if let badge = item.badgeValue { drawBadge(badge, rightOf: room.midX, on: canvas) }
  }

  private func drawBadge(_ text: String, rightOf x: Double, on canvas: Canvas) {
    let caption = Caption(text: text, size: 13, color: .white)
    let capsule = CGRect(x: x + 11, y: bounds.minY + 3, width: max(18, caption.layout().width + 10), height: 18)
    canvas.fill(Path(capsule, cornerRadius: 9), resolved(.systemRed))
    caption.draw(in: capsule, on: canvas)
  }
}

extension UITabBarItem.SystemItem {
  /// The name of the SF Symbol that is drawn for a system tab.
  fileprivate var symbolName: String {
    switch self {
    case .more: "ellipsis.circle"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock"
    case .contacts: "person.circle"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.bullet"
    }
  }
}
