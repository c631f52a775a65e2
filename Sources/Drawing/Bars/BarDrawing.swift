import UIKit

/// A navigation bar, tab bar or toolbar that draws a background (here called sheet) behind its content.
protocol DrawsSheet: UIView {
  /// Whether the bar is light or dark.
  var barStyle: UIBarStyle { get }
  /// The background colour that the app has set for the bar; nil for the default.
  var barTintColor: UIColor? { get }
  /// The background colour that is drawn: `barTintColor`, or the colour of the bar's appearance; nil for the default.
  var shownBackground: UIColor? { get }
  /// Whether the content below is visible through the background. It is not if the bar's appearance has a colour.
  var isTranslucent: Bool { get }
  /// Whether the background is visible.
  var hasSheet: Bool { get }
}

extension DrawsSheet {
  var hasSheet: Bool { true }

  /// The drawing of the bar's background.
  var sheet: BarDrawing {
    BarDrawing(
      bar: self, style: barStyle, tint: shownBackground,
      isTranslucent: isTranslucent && (barTintColor != nil || shownBackground == nil), hasSheet: hasSheet)
  }
}

/// A bar at the bottom of a screen, whose background fills its bounds.
protocol DrawsBottomSheet: DrawsSheet {}

extension DrawsBottomSheet {
  /// Draws the bar's background and the hairline above it, unless the app has set the view's `backgroundColor`.
  func drawSheet(on canvas: Canvas) {
    guard backgroundColor == nil else { return }
    sheet.drawSheet(in: bounds, on: canvas)
    sheet.drawHairline(atTop: true, of: bounds, on: canvas)
  }
}

/// Draws the parts that all bars have: the background (sheet), the hairline at its edge, and buttons with symbols or
/// images.
struct BarDrawing {
  let bar: UIView
  let style: UIBarStyle
  let tint: UIColor?
  let isTranslucent: Bool
  /// Whether the background is visible. It may be invisible while the content below the bar is not scrolled.
  var hasSheet = true

  /// Fills a rectangle with the colour of the bar's background.
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

  /// Fills the area between the bar and the nearer of the top and bottom edges of the screen with the bar's background.
  func drawExtension(toEdgeOf screen: CGSize, on canvas: Canvas) {
    let frame = bar.frame
    let isAtTop = frame.midY < screen.height / 2
    let gap =
      isAtTop
      ? CGRect(x: frame.minX, y: 0, width: frame.width, height: frame.minY)
      : CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: screen.height - frame.maxY)
    if gap.height > 0 { drawSheet(in: gap, on: canvas) }
  }

  /// Fills the area between the bar and the nearer of the top and bottom edges of its superview with the bar's
  /// background. The canvas must have the bar's coordinates.
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

  /// Draws the symbol or image of a bar button, centred in the button's frame. The bar draws titles of buttons with its
  /// other text.
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

  /// The image as a bar shows it: as a template image, unless the image has another rendering mode.
  private func template(_ image: UIImage) -> UIImage {
    image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }
}
