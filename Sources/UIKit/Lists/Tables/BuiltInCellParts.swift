import Foundation

/// The labels and image of a cell with a built-in `UITableViewCell.CellStyle`.
@MainActor struct BuiltInCellParts {
  var title: UILabel?
  var detail: UILabel?
  var image: UIImageView?

  /// Sample texts that are measured in place of labels without text; nil to measure these labels as they are.
  var standIns: (title: String, detail: String)?

  /// Whether the distance between title and subtitle depends on the row's height alone, instead of on the height that
  /// the texts leave free in the row.
  var subtitleSpreadsWithRow = false

  /// Whether the title is placed above the detail, even if the style has them side by side.
  var isStacked = false

  var isEmpty: Bool { title == nil && detail == nil && image == nil }

  /// Sets the frames of the labels and the image in a content view of the given size.
  func place(
    style: UITableViewCell.CellStyle, size: CGSize, hasAccessory: Bool, metrics: CellMetrics, mirrored: Bool
  ) {
    var left = metrics.leadingMargin
    let right = max(left, size.width - metrics.trailingMargin(hasAccessory: hasAccessory))
    if let image {
      let natural = image.sizeThatFits(.zero)
      let side = CGSize(width: natural.width, height: min(natural.height, size.height))
      image.frame = CGRect(x: left, y: (size.height - side.height) / 2, width: side.width, height: side.height)
      left += side.width + metrics.policy.imageDistance
    }
    let room = CGRect(x: left, y: 0, width: max(0, right - left), height: size.height)
    switch isStacked && style != .default ? .subtitle : style {
    case .default: title?.frame = room
    case .value1: placeRightDetail(in: room)
    case .value2: placeLeftDetail(in: room)
    case .subtitle: placeSubtitle(in: room)
    }
    guard mirrored else { return }
    for view in [title, detail, image] as [UIView?] {
      guard let view else { continue }
      view.frame.origin.x = size.width - view.frame.maxX
    }
  }

  private func size(of label: UILabel, width: CGFloat = 0, standIn: String?) -> CGSize {
    let fitting = CGSize(width: width, height: 0)
    guard let standIn, (label.text ?? "").isEmpty else { return label.sizeThatFits(fitting) }
    let copy = UILabel()
    copy.setRootTraits(label.traitCollection)
    copy.font = label.font
    copy.text = standIn
    return copy.sizeThatFits(fitting)
  }

  private func placeRightDetail(in room: CGRect) {
    let titleSize = title.map { size(of: $0, standIn: standIns?.title) } ?? .zero
    let detailSize = detail.map { size(of: $0, standIn: standIns?.detail) } ?? .zero
    func y(_ height: CGFloat) -> CGFloat { ((room.height - height) / 2).rounded(.up) }
    let titleWidth = min(titleSize.width, room.width)
    title?.frame = CGRect(x: room.minX, y: y(titleSize.height), width: titleWidth, height: titleSize.height)
    // The title keeps its width; the detail gets the rest, after a gap of 6 points.
    let left = max(0, room.width - titleWidth - (titleWidth > 0 ? 6 : 0))
    let detailWidth = min(detailSize.width, left)
    detail?.frame = CGRect(
      x: room.maxX - detailWidth, y: y(detailSize.height), width: detailWidth, height: detailSize.height)
  }

  private func placeLeftDetail(in room: CGRect) {
    let titleSize = title.map { size(of: $0, standIn: standIns?.title) } ?? .zero
    let detailSize = detail.map { size(of: $0, standIn: standIns?.detail) } ?? .zero
    func y(_ height: CGFloat) -> CGFloat { ((room.height - height) / 2).rounded(.up) }
    title?.frame = CGRect(x: room.minX, y: y(titleSize.height), width: 91, height: titleSize.height)
    let x = room.minX + 97
    detail?.frame = CGRect(
      x: x, y: y(detailSize.height), width: max(0, min(detailSize.width, room.maxX - x)), height: detailSize.height)
  }

  private func placeSubtitle(in room: CGRect) {
    let titleSize = title.map { size(of: $0, width: room.width, standIn: standIns?.title) } ?? .zero
    let detailSize = detail.map { size(of: $0, width: room.width, standIn: standIns?.detail) } ?? .zero
    let gap = subtitleGap(rowHeight: room.height, textHeight: titleSize.height + detailSize.height)
    let height = titleSize.height + detailSize.height + 2 * gap
    let top = ((room.height - height) / 2).rounded(.up)
    title?.frame = CGRect(x: room.minX, y: top, width: min(titleSize.width, room.width), height: titleSize.height)
    detail?.frame = CGRect(
      x: room.minX, y: top + titleSize.height + gap, width: min(detailSize.width, room.width),
      height: detailSize.height)
  }

  /// The distance between title and subtitle, in points.
  ///
  /// In a running app, it is one point for every 8 points of height that the texts leave free, not counting 9 points
  /// that always stay empty. On the canvas of a design tool (`subtitleSpreadsWithRow`), it depends on the row's height:
  /// one point from a height of 51 points on, and one more for every further 8 points, at most 3. On the canvas, it is
  /// at least 2 points if the title's font has 15 points or less.
  private func subtitleGap(rowHeight: CGFloat, textHeight: CGFloat) -> CGFloat {
    guard let title, detail != nil else { return 0 }
    guard subtitleSpreadsWithRow else { return max(0, ((rowHeight - textHeight - 9) / 8).rounded()) }
    return max(title.font.lineHeight < 19 ? 2 : 0, min(3, ((rowHeight - 43) / 8).rounded(.down)))
  }

  /// Height in points that the labels and the image need in a content view of the given width.
  ///
  /// Texts side by side have 11 points above and below them. A title above a detail has 10 points above and below, or
  /// half of the title's line height if that is less.
  func fittingHeight(
    style: UITableViewCell.CellStyle, width: CGFloat, hasAccessory: Bool, metrics: CellMetrics
  ) -> CGFloat {
    var room = width - metrics.leadingMargin - metrics.trailingMargin(hasAccessory: hasAccessory)
    let imageSize = image?.sizeThatFits(.zero) ?? .zero
    if image != nil { room -= imageSize.width + 16 }
    let limit = max(1, room)
    let titleHeight = title.map { size(of: $0, width: limit, standIn: standIns?.title).height } ?? 0
    let detailHeight = detail.map { size(of: $0, width: limit, standIn: standIns?.detail).height } ?? 0
    let text =
      style == .subtitle || (isStacked && detail != nil)
      ? titleHeight + detailHeight + min(20, title?.font.lineHeight.rounded() ?? 20)
      : max(titleHeight, detailHeight) + 22
    return max(text, imageSize.height)
  }
}
