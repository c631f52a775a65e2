import Typesetting
import UIKit

/// Draws what the system shows over an app's screen: the status bar and the home indicator.
struct SystemChrome {
  let screen: Screen
  let canvas: Canvas

  /// The colour of the status bar or home indicator: black or white, whichever contrasts with the root view's
  /// background. Over a bar, or if the background is transparent, it is the label colour.
  private func ink(hasBar: Bool) -> Color {
    let root = screen.rootView
    guard !hasBar, let background = root.backgroundColor.map(root.resolved), background.alpha > 0.5 else {
      return root.resolved(.label)
    }
    return background.luma > 0.5 ? .black : .white
  }

  /// Draws the time, the battery, and on devices with a notch, Wi-Fi and signal strength. On these devices they are in
  /// the corners beside the notch.
  func drawStatusBar() {
    let height = screen.statusBarHeight
    guard height >= 15 else { return }
    let ink = ink(hasBar: screen.bars.contains { $0.frame.midY < screen.size.height / 2 })
    let hasNotch = height > 30
    let size = hasNotch ? 16.0 : 12.0
    let middle = hasNotch ? height - 21 : height / 2
    let time = Caption(text: "9:41", size: size, weight: .semibold, color: ink)
    let width = time.layout().width
    let x = hasNotch ? (screen.size.width * 0.13 - width / 2) : (screen.size.width - width) / 2
    time.draw(in: CGRect(x: max(4, x), y: middle - size, width: width + 1, height: size * 2), on: canvas)
    drawBattery(
      right: screen.size.width - (hasNotch ? screen.size.width * 0.065 : 6), middle: middle, hasNotch: hasNotch,
      ink: ink)
  }

  private func drawBattery(right: Double, middle: Double, hasNotch: Bool, ink: Color) {
    let unit = hasNotch ? 1.0 : 0.85
    let body = CGRect(x: right - 24 * unit, y: middle - 5.5 * unit, width: 22 * unit, height: 11 * unit)
    canvas.border(body, ink.faded(by: 0.4), width: 1, cornerRadius: 3)
    canvas.fill(Path(body.insetBy(dx: 2, dy: 2), cornerRadius: 1.5), ink)
    canvas.fill(
      Path(CGRect(x: body.maxX + 1, y: middle - 2 * unit, width: 1.4, height: 4 * unit), cornerRadius: 0.7),
      ink.faded(by: 0.4))
    guard hasNotch else { return }
    let wifi = CGRect(x: body.minX - 21, y: middle - 6.5, width: 15, height: 12)
    SymbolDrawing(named: "wifi")?.draw(in: wifi, color: ink, on: canvas, penWidth: 2.6)
    for bar in 0..<4 {
      let height = 4 + 2.2 * Double(bar)
      let rect = CGRect(
        x: wifi.minX - 22 + 4.6 * Double(bar), y: middle + 5.5 - height, width: 3, height: height)
      canvas.fill(Path(rect, cornerRadius: 0.8), ink)
    }
  }

  func drawHomeIndicator() {
    guard screen.homeAreaHeight >= 15 else { return }
    let ink = ink(hasBar: screen.bars.contains { $0.frame.midY > screen.size.height / 2 })
    let width = min(134, screen.size.width * 0.36)
    let bar = CGRect(
      x: (screen.size.width - width) / 2, y: screen.size.height - 13, width: width, height: 5)
    canvas.fill(Path(bar, cornerRadius: 2.5), ink.faded(by: 0.9))
  }
}
