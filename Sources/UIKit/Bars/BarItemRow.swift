import Foundation

/// Places bar button items one after another: fixed widths, custom views, and flexible spaces that share what is left.
struct BarItemRow {
  /// Points between two items that aren't spaces.
  static let spacing: CGFloat = 8

  var items: [UIBarButtonItem]
  var bar: UIView

  /// Width of an item's content in points.
  func width(of item: UIBarButtonItem) -> CGFloat {
    if item.systemItem == .flexibleSpace { return 0 }
    if item.width > 0 || item.systemItem == .fixedSpace { return max(0, item.width) }
    if let view = item.customView { return size(of: view).width }
    if let image = item.image { return image.size.width }
    if let title = item.shownTitle {
      let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
      return BarText(view: bar).setting(title, size: 17, weight: weight, color: bar.tintColor).naturalSize().width
        .rounded(.up)
    }
    return item.shownSymbolName == nil ? 0 : 22
  }

  /// Size of a custom view: its own constraints' or content's, else the one it came with.
  func size(of view: UIView) -> CGSize {
    let own = view.bounds.size
    guard !view.translatesAutoresizingMaskIntoConstraints || own == .zero else { return own }
    let fitting = view.sizeThatFits(.zero)
    return CGSize(
      width: fitting.width > 0 ? fitting.width : own.width, height: fitting.height > 0 ? fitting.height : own.height)
  }

  /// Frames of the items in a room of the bar, in its coordinates; custom views keep their height and are centred.
  func frames(in room: CGRect) -> [CGRect] {
    let widths = items.map { width(of: $0) }
    let gaps = items.indices.dropFirst().map { isSpace($0) || isSpace($0 - 1) ? 0 : Self.spacing }
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let left = max(0, room.width - widths.reduce(0, +) - gaps.reduce(0, +))
    let grid = PixelGrid(scale: bar.traitCollection.displayScale)
    var x = room.minX
    var frames: [CGRect] = []
    for (index, item) in items.enumerated() {
      if index > 0 { x += gaps[index - 1] }
      let width = item.systemItem == .flexibleSpace ? left / CGFloat(flexible) : widths[index]
      let height = item.customView.map { min(size(of: $0).height, room.height) } ?? room.height
      let y = grid.nearest(room.minY + (room.height - height) / 2)
      frames.append(CGRect(x: grid.nearest(x), y: y, width: width, height: height))
      x += width
    }
    guard bar.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
    return frames.map { CGRect(x: room.minX + room.maxX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  private func isSpace(_ index: Int) -> Bool {
    items[index].systemItem == .flexibleSpace || items[index].systemItem == .fixedSpace
  }

  /// The items' titles where they stand.
  func textPlacements(in room: CGRect) -> [TextPlacement] {
    zip(items, frames(in: room)).compactMap { item, frame in
      guard item.customView == nil, item.image == nil, let title = item.shownTitle else { return nil }
      let text = BarText(view: bar)
      let setting = text.setting(
        title, size: 17, weight: item.style == .done ? .semibold : .regular, color: item.tintColor ?? bar.tintColor)
      return text.place(setting, in: frame)
    }
  }

  /// Puts custom views into the bar at their frames.
  func install(in room: CGRect) {
    for (item, frame) in zip(items, frames(in: room)) {
      guard let view = item.customView else { continue }
      if view.superview !== bar { bar.addSubview(view) }
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = frame
    }
  }
}
