import UIKit

/// A bar with a background sheet.
protocol DrawsSheet: UIView {
  /// Whether the bar is light or dark.
  var barStyle: UIBarStyle { get }
  /// The bar's own colour.
  var barTintColor: UIColor? { get }
  /// The colour behind the bar: its own, or that of its appearance.
  var shownBackground: UIColor? { get }
  /// Whether the content below is visible through the bar, unless the appearance states a colour.
  var isTranslucent: Bool { get }
  /// Whether the bar has a visible sheet.
  var hasSheet: Bool { get }
}

extension DrawsSheet {
  var hasSheet: Bool { true }

  /// The appearance of the sheet.
  var sheet: BarDrawing {
    BarDrawing(
      bar: self, style: barStyle, tint: shownBackground,
      isTranslucent: isTranslucent && (barTintColor != nil || shownBackground == nil), hasSheet: hasSheet)
  }
}

/// A bar at the bottom of a screen, whose sheet fills its bounds.
protocol DrawsBottomSheet: DrawsSheet {}

extension DrawsBottomSheet {
  /// Draws the sheet with the hairline above it, unless the app gave the bar a background of its own.
  func drawSheet(on canvas: Canvas) {
    guard backgroundColor == nil else { return }
    sheet.drawSheet(in: bounds, on: canvas)
    sheet.drawHairline(atTop: true, of: bounds, on: canvas)
  }
}

/// The parts that all bars have: the sheet, the hairline at its edge, and buttons with symbols or images.
struct BarDrawing {
  let bar: UIView
  let style: UIBarStyle
  let tint: UIColor?
  let isTranslucent: Bool
  /// Whether the bar has a visible sheet. It may have none over content that is not scrolled.
  var hasSheet = true

  /// Fills the bar and the area between it and the edge of the screen.
  func drawSheet(in rect: CGRect, on canvas: Canvas) {
    guard hasSheet else { return }
    let opacity = isTranslucent ? 0.94 : 1
    if let tint {
      canvas.fill(rect, bar.resolved(tint).faded(by: opacity))
    } else if style == .black {
      canvas.fill(rect, Color(hex: 0x1C1C1E).faded(by: opacity))
    } else {
      canvas.fill(rect, Color(hex: bar.isDark ? 0x161616 : 0xF9F9F9).faded(by: opacity))
    }
  }

  /// Fills the area between the bar and the nearer horizontal edge of the screen, because this area looks like the bar.
  func drawExtension(toEdgeOf screen: CGSize, on canvas: Canvas) {
    let frame = bar.frame
    let isAtTop = frame.midY < screen.height / 2
    let gap =
      isAtTop
      ? CGRect(x: frame.minX, y: 0, width: frame.width, height: frame.minY)
      : CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: screen.height - frame.maxY)
    if gap.height > 0 { drawSheet(in: gap, on: canvas) }
  }

  /// Fills the area between the bar and the nearer horizontal edge of its container, in the bar's coordinates.
  func drawExtension(toEdgeOf container: UIView, on canvas: Canvas) {
    canvas.saved {
      canvas.translate(x: -bar.frame.minX, y: -bar.frame.minY)
      drawExtension(toEdgeOf: container.bounds.size, on: canvas)
    }
  }

  /// Draws the hairline along the top or the bottom of `rect`, outside of it.
  func drawHairline(atTop: Bool, of rect: CGRect, on canvas: Canvas) {
    let height = bar.hairline
    let y = atTop ? rect.minY - height : rect.maxY
    canvas.fill(CGRect(x: rect.minX, y: y, width: rect.width, height: height), hairlineColor)
  }

  private var hairlineColor: Color { Color(white: bar.isDark ? 1 : 0, alpha: bar.isDark ? 0.15 : 0.3) }

  /// Draws the symbol or image of a button centred in its frame. Titles are drawn with the other text of the bar.
  func draw(_ item: UIBarButtonItem, in frame: CGRect, on canvas: Canvas) {
    guard item.customView == nil else { return }
    let color = item.tintColor.map(bar.resolved) ?? bar.resolvedTint
    canvas.group(opacity: item.isEnabled ? 1 : 0.35) {
      if let image = item.image {
        let place = UIView.ContentMode.center.placement(of: image.size, in: frame)
        ImageDrawing(image: template(image), tint: color, isDark: bar.isDark, isRightToLeft: bar.isRightToLeft)
          .draw(in: place, on: canvas)
      } else if item.shownTitle == nil, let name = item.shownSymbolName {
        let box = CGRect(x: frame.midX - 11, y: frame.midY - 11, width: 22, height: 22)
        SymbolDrawing(named: name)?.draw(in: box, color: color, on: canvas)
      }
    }
  }

  /// Bars show images as templates unless the image requests its original colours.
  private func template(_ image: UIImage) -> UIImage {
    image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }
}
