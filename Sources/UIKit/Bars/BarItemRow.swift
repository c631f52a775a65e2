import Foundation

/// Places bar button items from left to right, or from right to left in a right-to-left layout. Flexible spaces share
/// the width that the other items leave.
@MainActor struct BarItemRow {
  var items: [UIBarButtonItem]
  var bar: UIView

  private var policy: LayoutPolicy.Bars { bar.traitCollection.layoutPolicy.bars }

  /// The distance in points between the item at `index` and the one before it: 0 if one of them is a space, the layout
  /// policy's distance if both are custom views, otherwise 8.
  private func gap(_ index: Int) -> CGFloat {
    if isSpace(index) || isSpace(index - 1) { return 0 }
    guard items[index].customView != nil, items[index - 1].customView != nil else { return 8 }
    return policy.customViewDistance
  }

  /// Width of all items with the gaps between them. Flexible spaces have no width.
  var naturalWidth: CGFloat {
    items.indices.dropFirst().reduce(items.reduce(0) { $0 + width(of: $1) }) { $0 + gap($1) }
  }

  /// Width of an item's content in points.
  func width(of item: UIBarButtonItem) -> CGFloat {
    if item.systemItem == .flexibleSpace { return 0 }
    if item.width > 0 || item.systemItem == .fixedSpace { return max(0, item.width) }
    if let view = item.customView { return size(of: view).width - alignmentInsets(of: view).horizontal }
    if let image = item.image { return image.size.width }
    if let title = item.shownTitle {
      let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
      return BarText(view: bar).setting(title, size: 17, weight: weight, color: bar.tintColor).naturalSize().width
        .rounded(.up)
    }
    guard item.shownSymbolName != nil else { return 0 }
    return policy.symbolWidth
  }

  /// The distances from a custom view's frame to its alignment rectangle, if the layout policy places custom views by
  /// the alignment rectangle; otherwise zero.
  private func alignmentInsets(of view: UIView) -> UIEdgeInsets {
    policy.alignsCustomViews ? view.alignmentRectInsets : .zero
  }

  /// Size of a custom view in points. A view that is not zero in size and that is placed by its frame keeps its size.
  /// Any other view gets the size that its constraints or content give it; a width or height that they do not give
  /// stays as it is.
  ///
  /// If the view's present size is zero and its constraints or content give it no width or no height, its size is zero.
  func size(of view: UIView) -> CGSize {
    let own = view.bounds.size
    guard !view.translatesAutoresizingMaskIntoConstraints || own == .zero else { return own }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if own == .zero, fitting.width <= 0 || fitting.height <= 0 { return .zero }
    return CGSize(
      width: fitting.width > 0 ? fitting.width : own.width, height: fitting.height > 0 ? fitting.height : own.height)
  }

  /// Frames of the items if they are placed in the rectangle `room` of the bar. Both are in the bar's coordinates.
  /// Custom views keep their height, up to that of the rectangle, and are centred vertically.
  func frames(in room: CGRect) -> [CGRect] {
    let grid = PixelGrid(scale: bar.traitCollection.displayScale)
    let flexible = flexibleWidths(in: room)
    var x = room.minX
    var frames: [CGRect] = []
    for (index, item) in items.enumerated() {
      if index > 0 { x += gap(index) }
      let width = flexible[index] ?? width(of: item)
      let insets = item.customView.map { alignmentInsets(of: $0) } ?? .zero
      let height = item.customView.map { min(size(of: $0).height, room.height) } ?? room.height
      let y = grid.nearest(room.minY + (room.height - height) / 2)
      frames.append(
        CGRect(x: grid.nearest(x - insets.left), y: y, width: width + insets.horizontal, height: height))
      x += width
    }
    guard bar.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
    return frames.map { CGRect(x: room.minX + room.maxX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  /// Widths of the flexible spaces in points, by the index of the item. All have the same width, with one exception: if
  /// there are exactly two, the items between them are centred in `room`, as long as neither space would get a negative
  /// width.
  private func flexibleWidths(in room: CGRect) -> [Int: CGFloat] {
    let places = items.indices.filter { items[$0].systemItem == .flexibleSpace }
    let free = max(0, room.width - naturalWidth)
    guard places.count == 2 else {
      return Dictionary(uniqueKeysWithValues: places.map { ($0, free / CGFloat(places.count)) })
    }
    let before = BarItemRow(items: Array(items[..<places[0]]), bar: bar).naturalWidth
    let middle = BarItemRow(items: Array(items[(places[0] + 1)..<places[1]]), bar: bar).naturalWidth
    let centred = (room.width - middle) / 2 - before
    let first = (0...free).contains(centred) ? centred : free / 2
    return [places[0]: first, places[1]: free - first]
  }

  private func isSpace(_ index: Int) -> Bool {
    items[index].systemItem == .flexibleSpace || items[index].systemItem == .fixedSpace
  }

  /// The titles of the items, laid out in the rectangle `room` of the bar, in the bar's coordinates.
  func textPlacements(in room: CGRect) -> [TextPlacement] {
    zip(items, frames(in: room)).compactMap { item, frame in
      guard item.customView == nil, item.image == nil, let title = item.shownTitle else { return nil }
      let text = BarText(view: bar)
      let setting = text.setting(
        title, size: 17, weight: item.style == .done ? .semibold : .regular, color: item.tintColor ?? bar.tintColor)
      return text.place(setting, in: frame)
    }
  }

  /// Adds the custom views of the items to the bar, and sets the frames that they have if the items are placed in
  /// `room`.
  func install(in room: CGRect) {
    for (item, frame) in zip(items, frames(in: room)) {
      guard let view = item.customView else { continue }
      if view.superview !== bar { bar.addSubview(view) }
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = frame
    }
  }
}
