import UIKit

/// Makes the ``ScreenSurroundings`` of a screen without navigation bar, tab bar and toolbar. They have only the insets
/// for the status bar, the notch and the home indicator.
///
/// In some versions of Xcode, the canvas has other insets than the device (``CanvasPolicy``). ``ScreenInference`` adds
/// the bars.
nonisolated enum BareScreen {
  static func surroundings(in environment: Environment, canvas: CanvasPolicy) -> ScreenSurroundings {
    let insets =
      environment.safeAreaSource == .canvas
      ? canvasInsets(environment, canvas: canvas) : environment.device.insets(environment.orientation)
    return ScreenSurroundings(
      size: environment.screenSize, statusBar: insets.top, homeArea: insets.bottom, sides: insets.left,
      barHeights: BarHeights(environment: environment, canvas: canvas))
  }

  private static func canvasInsets(_ environment: Environment, canvas: CanvasPolicy) -> Device.Insets {
    let device = environment.device
    var insets = device.insets(environment.orientation)
    let hasStatusBar = device.hasHomeArea ? canvas.hasStatusBarOnRoundedPads : canvas.hasStatusBarAboveHomeButton
    if !hasStatusBar, !device.hasNotch { insets.top = 0 }
    if environment.orientation == .portrait, let top = canvas.topInsets[device.id] { insets.top = top }
    return insets
  }
}
