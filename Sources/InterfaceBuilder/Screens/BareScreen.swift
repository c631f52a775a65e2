import UIKit

/// The screen of an ``Environment`` without bars: only the insets of status bar, sensor housing and home area.
///
/// In some versions of Xcode the canvas has other insets than the device (``CanvasPolicy``). ``ScreenInference`` adds
/// the bars to these ``ScreenSurroundings``.
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
    if !hasStatusBar, !device.hasNotch, device.idiom != .unspecified { insets.top = 0 }
    if environment.orientation == .portrait, let top = canvas.topInsets[device.id] { insets.top = top }
    return insets
  }
}
