import Foundation
import Typesetting

/// The layout of buttons with a configuration. Image and titles are side by side or one above the other, surrounded by
/// the configuration's content insets.
@MainActor struct ConfiguredButtonLayout: ButtonLayout {
  var parts: ButtonParts
  var configuration: UIButton.Configuration
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment

  var intrinsicSize: CGSize { size(titleWidth: .infinity) }

  func intrinsicSize(width: CGFloat) -> CGSize {
    size(titleWidth: titleRoom(in: width))
  }

  /// The width that remains for title and subtitle in a button of the given width, after insets and an image beside
  /// them.
  private func titleRoom(in width: CGFloat) -> CGFloat {
    let insets = configuration.contentInsets
    let beside = isStacked ? 0 : parts.imageSize.width + gap
    return max(0, width - insets.leading - insets.trailing - beside)
  }

  private var isStacked: Bool {
    configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
  }

  private var gap: CGFloat {
    parts.image == nil || parts.title == nil ? 0 : configuration.imagePadding
  }

  private func size(titleWidth: CGFloat) -> CGSize {
    let insets = configuration.contentInsets
    let content = contentSize(titles: titleBlock(width: titleWidth).size)
    return CGSize(
      width: parts.grid.up(content.width + insets.leading + insets.trailing),
      height: parts.grid.up(content.height + insets.top + insets.bottom))
  }

  private func contentSize(titles: CGSize) -> CGSize {
    let image = parts.imageSize
    return isStacked
      ? CGSize(width: max(titles.width, image.width), height: titles.height + gap + image.height)
      : CGSize(width: titles.width + gap + image.width, height: max(titles.height, image.height))
  }

  /// The sizes of the title, of the subtitle below it, and of both together, if they are wrapped to the given width.
  private func titleBlock(width: CGFloat) -> (size: CGSize, title: CGSize, subtitle: CGSize) {
    let title = fit(parts.title, width: width)
    let subtitle = fit(parts.subtitle, width: width)
    let padding = parts.title != nil && parts.subtitle != nil ? configuration.titlePadding : 0
    let size = CGSize(
      width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
    return (size, title, subtitle)
  }

  private func fit(_ label: UILabel?, width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let natural = label.setting.naturalSize(width: label.numberOfLines == 1 ? .infinity : width)
    return CGSize(width: parts.grid.up(min(natural.width, width)), height: parts.grid.up(natural.height))
  }

  var firstBaselinePosition: UIBaselinePosition? {
    guard let title = parts.title else { return nil }
    let block = titleBlock(width: .infinity)
    let insets = configuration.contentInsets
    let face = title.face
    let shift = (insets.top - insets.bottom) / 2
    return UIBaselinePosition(heightFraction: 0.5, offset: shift - block.size.height / 2 + face.ascender)
  }

  /// Returns the bounds, because `frames(in:)` subtracts the configuration's content insets itself.
  func contentRect(in bounds: CGRect) -> CGRect { bounds }

  func frames(in bounds: CGRect) -> ButtonFrames {
    let insets = configuration.contentInsets
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: parts.isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: parts.isRightToLeft ? insets.leading : insets.trailing))
    let image = parts.imageSize
    let block = titleBlock(width: titleRoom(in: bounds.width))
    let content = contentSize(titles: block.size)
    let origin = CGPoint(x: contentX(content.width, in: room), y: contentY(content.height, in: room))
    var frames = ButtonFrames()
    var titles = CGRect(origin: origin, size: block.size)
    frames.image = CGRect(origin: origin, size: image)
    let imageFirst =
      configuration.imagePlacement == .top
      || (configuration.imagePlacement == .leading) != parts.isRightToLeft && !isStacked
    if isStacked {
      frames.image.origin.x = parts.grid.nearest(origin.x + (content.width - image.width) / 2)
      titles.origin.x = parts.grid.nearest(origin.x + (content.width - titles.width) / 2)
      if imageFirst { titles.origin.y += image.height + gap } else { frames.image.origin.y += titles.height + gap }
    } else {
      frames.image.origin.y = parts.grid.nearest(origin.y + (content.height - image.height) / 2)
      titles.origin.y = parts.grid.nearest(origin.y + (content.height - titles.height) / 2)
      if imageFirst { titles.origin.x += image.width + gap } else { frames.image.origin.x += titles.width + gap }
    }
    frames.title = CGRect(x: titles.minX, y: titles.minY, width: titles.width, height: block.title.height)
    frames.subtitle = CGRect(
      x: titles.minX, y: titles.maxY - block.subtitle.height, width: titles.width, height: block.subtitle.height)
    return frames
  }

  private func contentX(_ width: CGFloat, in room: CGRect) -> CGFloat {
    switch horizontal {
    case .left, .leading: room.minX
    case .right, .trailing: room.maxX - width
    case .center, .fill: parts.grid.nearest(room.minX + (room.width - width) / 2)
    }
  }

  private func contentY(_ height: CGFloat, in room: CGRect) -> CGFloat {
    switch vertical {
    case .top: room.minY
    case .bottom: room.maxY - height
    case .center, .fill: parts.grid.nearest(room.minY + (room.height - height) / 2)
    }
  }
}
