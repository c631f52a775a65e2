import Foundation
import Typesetting

/// The layout of buttons without a configuration.
///
/// The sizes are those that Interface Builder stores. The width and height of the title are rounded up to whole points.
/// Unless the button has content insets or an image, 12 points are added to the title's height, and the button is at
/// least 30 points wide. That an image takes the 12 points away is shown by eight of eight buttons of four repositories.
@MainActor struct ClassicButtonLayout: ButtonLayout {
  var parts: ButtonParts
  var type: UIButton.ButtonType
  /// The insets around title and image, in points; `nil` if none were set.
  var contentInsets: UIEdgeInsets?
  var titleInsets: UIEdgeInsets
  var imageInsets: UIEdgeInsets
  var backgroundSize: CGSize?
  var titleFont: Typesetting.Font
  /// The size in points of a button that only shows the symbol of its type, such as the “i” of an info button. It
  /// includes one point above and one below the symbol.
  var signSize: CGSize
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment

  func intrinsicSize(width: CGFloat) -> CGSize { intrinsicSize }

  var intrinsicSize: CGSize {
    if showsSign { return CGSize(width: parts.grid.up(signSize.width), height: parts.grid.up(signSize.height)) }
    let title = titleSize
    let image = parts.imageSize
    let insets = contentInsets ?? .zero
    var size: CGSize
    if parts.title != nil {
      size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
      if contentInsets == nil, parts.image == nil {
        size.width = max(30, size.width)
        size.height += 12
      }
    } else if parts.image != nil {
      size = CGSize(width: image.width, height: max(image.height, titleFont.lineHeight.rounded(.up)))
    } else if backgroundSize != nil {
      size = .zero
    } else {
      size = CGSize(width: 30, height: titleFont.lineHeight.rounded(.up) + 12)
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if let backgroundSize {
      size.width = max(size.width, backgroundSize.width)
      size.height = max(size.height, backgroundSize.height)
    }
    return size
  }

  private var showsSign: Bool {
    switch type {
    case .contactAdd, .detailDisclosure, .infoLight, .infoDark: parts.title == nil
    case .custom, .system, .close: false
    }
  }

  private var imageSize: CGSize {
    showsSign ? CGSize(width: signSize.height - 2, height: signSize.height - 2) : parts.imageSize
  }

  private var titleSize: CGSize { titleSize(width: .infinity) }

  private func titleSize(width: CGFloat) -> CGSize {
    guard let title = parts.title else { return .zero }
    let size = title.setting.naturalSize(width: title.numberOfLines == 1 ? .infinity : width)
    let pixels = PixelGrid(scale: 1)
    return CGSize(width: pixels.up(size.width), height: pixels.up(size.height))
  }

  var firstBaselinePosition: UIBaselinePosition? {
    guard parts.title != nil else { return nil }
    let insets = contentInsets ?? .zero
    let shift = (insets.top - insets.bottom + titleInsets.top - titleInsets.bottom) / 2
    return UIBaselinePosition(heightFraction: 0.5, offset: titleFont.ascender - titleFont.lineHeight / 2 + shift)
  }

  func contentRect(in bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets ?? .zero) }

  func frames(in content: CGRect) -> ButtonFrames {
    let image = imageSize
    var frames = ButtonFrames()
    let imageRoom = content.inset(by: imageInsets)
    let titleRoom = content.inset(by: titleInsets)
    let shownImage = CGSize(width: min(image.width, imageRoom.width), height: min(image.height, imageRoom.height))
    let titleLimit = max(0, titleRoom.width - shownImage.width)
    let title = titleSize(width: titleLimit)
    let titleWidth = min(title.width, titleLimit)
    // A title of several lines is as high as its lines, even if these do not fit into the button.
    let titleHeight = parts.title?.numberOfLines == 1 ? min(title.height, max(titleRoom.height, 0)) : title.height
    if parts.image != nil {
      frames.image = place(
        shownImage, in: imageRoom, before: 0, after: titleWidth, stretches: parts.title == nil)
    }
    if parts.title != nil {
      frames.title = place(
        CGSize(width: titleWidth, height: titleHeight), in: titleRoom, before: shownImage.width, after: 0,
        stretches: false)
    }
    if parts.isRightToLeft {
      swapForRightToLeft(&frames)
    }
    return frames
  }

  /// The frame of the title or image, aligned by the button's content alignments.
  ///
  /// - Parameters:
  ///   - size: the size of the part.
  ///   - room: the rectangle in which it is placed.
  ///   - before: the width of the part that precedes it in the rectangle, or 0.
  ///   - after: the width of the part that follows it in the rectangle, or 0.
  ///   - stretches: whether the alignment `fill` stretches the part to the rectangle.
  private func place(
    _ size: CGSize, in room: CGRect, before: CGFloat, after: CGFloat, stretches: Bool
  ) -> CGRect {
    var frame = CGRect(origin: room.origin, size: size)
    switch horizontal {
    case .left, .leading: frame.origin.x = room.minX + before
    case .right, .trailing: frame.origin.x = room.maxX - after - size.width
    case .fill where stretches: frame.size.width = room.width
    case .center, .fill:
      frame.origin.x = parts.grid.nearest(room.minX + (room.width - before - size.width - after) / 2) + before
    }
    switch vertical {
    case .top: frame.origin.y = room.minY
    case .bottom: frame.origin.y = room.maxY - size.height
    case .fill where stretches: frame.size.height = room.height
    case .center, .fill: frame.origin.y = parts.grid.nearest(room.minY + (room.height - size.height) / 2)
    }
    return frame
  }

  /// Exchanges image and title, because in right-to-left layouts the image is to the right of the title.
  private func swapForRightToLeft(_ frames: inout ButtonFrames) {
    guard parts.title != nil, parts.image != nil else { return }
    frames.image.origin.x += frames.title.width
    frames.title.origin.x -= frames.image.width
  }
}
