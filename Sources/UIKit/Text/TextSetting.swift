import Foundation
import Typesetting

/// Text together with the rules by which a view lays it out: number of lines, line break mode, and how far it may be
/// shrunk or tightened.
///
/// Labels, text fields, text views and bars create one. `Typesetter` of the module Typesetting breaks the text into
/// lines, and ``TextPlacement`` is the result.
struct TextSetting: Hashable, Sendable {
  /// The vertical position of the lines in the rectangle that is available for the text.
  enum VerticalPlacement: Hashable, Sendable {
    case top, center
  }

  var text: AttributedText
  /// The greatest number of lines; 0 for no limit.
  var numberOfLines = 1
  var lineBreakMode = LineBreakMode.byTruncatingTail
  /// The smallest factor by which font sizes may be multiplied to make the text fit; 1 if they may not shrink.
  var minimumScale: CGFloat = 1
  var allowsTightening = false
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var verticalPlacement = VerticalPlacement.center
  var exclusions: [TextRect] = []
  /// The images of attachments, by identifier.
  var images: [String: UIImage] = [:]
  /// The colour of letters without a colour of their own.
  var color = CGColor(gray: 0, alpha: 1)

  var isEmpty: Bool { text.length == 0 }

  /// Size of the text at its full font size within a width, in points, not rounded. Zero for no text.
  ///
  /// The space at the end of a wrapped line counts as part of the line if the width allows. In storyboards and xibs,
  /// Interface Builder stores wrapped labels of natural width one space wider than their longest line.
  func naturalSize(width: CGFloat = .infinity, numberOfLines limit: Int? = nil) -> CGSize {
    guard !isEmpty else { return .zero }
    let layout = lay(
      text, width: width, height: .infinity, lines: limit ?? numberOfLines, mode: lineBreakMode)
    return CGSize(width: min(layout.widthWithHangingSpace, max(width, layout.width)), height: layout.height)
  }

  /// Lays out the text in a rectangle, `room`. The text is shrunk or tightened if that is needed and allowed, and
  /// truncated if that is not enough. `nil` for no text.
  func place(in room: CGRect, grid: PixelGrid) -> TextPlacement? {
    guard !isEmpty else { return nil }
    let width = max(0, room.width)
    let scale = minimumScale < 1 ? fittingScale(in: CGSize(width: width, height: room.height)) : 1
    let scaled = scale < 1 ? text.withFontSizes { $0 * scale } : text
    let layout = lay(
      scaled, width: width, height: room.height, lines: numberOfLines, mode: lineBreakMode)
    var y = room.minY
    switch verticalPlacement {
    case .top: break
    // Text of several lines is always centred, because the baseline adjustment applies only to a single line.
    case .center where scale == 1 || numberOfLines != 1 || baselineAdjustment == .alignCenters:
      y = grid.nearest(room.minY + (room.height - layout.height) / 2)
    case .center where baselineAdjustment == .alignBaselines:
      let full = lay(text, width: .infinity, height: .infinity, lines: 1, mode: .byClipping)
      let baseline = (room.height - full.height) / 2 + (full.lines.first?.baseline ?? 0)
      y = grid.nearest(room.minY + baseline - (layout.lines.first?.baseline ?? 0))
    case .center: break
    }
    return TextPlacement(
      layout: layout, origin: CGPoint(x: room.minX, y: y), room: room, scale: scale,
      tightening: layout.lines.map { -$0.tightening }.max() ?? 0,
      truncation: truncation(of: layout, text: scaled, room: room.size), color: color, images: images)
  }

  // MARK: Fitting

  /// The largest factor for font sizes, from `minimumScale` to 1, at which the whole text fits; `minimumScale` if it
  /// fits at none.
  private func fittingScale(in room: CGSize) -> CGFloat {
    // A single line is never shrunk because of its height: labels that are too low for their line still show it.
    let height = numberOfLines == 1 ? CGFloat.infinity : room.height
    let container = container(width: room.width, height: height, lines: numberOfLines, mode: lineBreakMode)
    return Typesetter.shared.fit(text, in: container, minimumScale: minimumScale).scale
  }

  private func truncation(of layout: TextLayout, text: AttributedText, room: CGSize) -> TextTruncation? {
    guard let cut = layout.truncation else { return nil }
    let single = numberOfLines == 1
    let full = lay(
      text, width: single ? .infinity : room.width, height: .infinity, lines: single ? 1 : 0, mode: .byWordWrapping)
    return TextTruncation(
      line: cut.line, hiddenCharacters: layout.hiddenCharacterCount,
      missingWidth: single ? max(0, full.width - room.width) : 0,
      missingHeight: single ? 0 : max(0, full.height - room.height))
  }

  private func lay(
    _ text: AttributedText, width: CGFloat, height: CGFloat, lines: Int, mode: LineBreakMode
  ) -> TextLayout {
    Typesetter.shared.layout(text, in: container(width: width, height: height, lines: lines, mode: mode))
  }

  private func container(width: CGFloat, height: CGFloat, lines: Int, mode: LineBreakMode) -> TextContainer {
    TextContainer(
      width: width, height: height, maximumLines: lines, lineBreakMode: mode,
      tightensBeforeTruncating: allowsTightening, exclusions: exclusions)
  }
}
