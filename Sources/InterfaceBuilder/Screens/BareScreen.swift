import UIKit

/// A screen before any bar: what status bar, sensors and home area keep free.
///
/// The canvas of Interface Builder does not draw what the device has: some versions show no status bar, and phones of 390
/// points keep the 44 points of the first phones without a home button.
nonisolated enum BareScreen {
  static func surroundings(in environment: Environment, canvas: CanvasPolicy) -> ScreenSurroundings {
    let insets =
      environment.surroundings == .canvas
      ? canvasInsets(environment, canvas: canvas) : environment.device.insets(environment.orientation)
    return ScreenSurroundings(
      size: environment.screenSize, statusBar: insets.top, homeArea: insets.bottom, sides: insets.left,
      barHeights: BarHeights(environment: environment, canvas: canvas))
  }

  private static func canvasInsets(_ environment: Environment, canvas: CanvasPolicy) -> Device.Insets {
    var insets = environment.device.insets(environment.orientation)
    if !canvas.hasStatusBarAboveHomeButton, !environment.device.hasNotch, environment.device.idiom != .unspecified {
      insets.top = 0
    }
    if environment.orientation == .portrait, let top = canvas.topInsets[environment.device.id] { insets.top = top }
    return insets
  }
}
