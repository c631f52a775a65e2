import UIKit

extension UIVisualEffectView: DrawsContent {
  /// Draws a blur effect as a translucent colour. The content behind it remains visible and is not blurred. Other
  /// effects are not drawn.
  func drawContent(on canvas: Canvas) {
    guard let blur = effect as? UIBlurEffect else { return }
    canvas.fill(bounds, sheet(of: blur.style))
  }

  private func sheet(of style: UIBlurEffect.Style) -> Color {
    let light = Color(hex: 0xF7F7F7)
    let dark = Color(hex: 0x252525)
    let adaptive = isDark ? dark : light
    return switch style {
    case .extraLight: Color.white.faded(by: 0.85)
    case .light: light.faded(by: 0.65)
    case .dark: dark.faded(by: 0.75)
    case .systemUltraThinMaterial: adaptive.faded(by: 0.5)
    case .systemUltraThinMaterialLight: light.faded(by: 0.5)
    case .systemUltraThinMaterialDark: dark.faded(by: 0.5)
    case .systemThinMaterial: adaptive.faded(by: 0.65)
    case .systemThinMaterialLight: light.faded(by: 0.65)
    case .systemThinMaterialDark: dark.faded(by: 0.65)
    case .regular, .systemMaterial: adaptive.faded(by: 0.78)
    case .systemMaterialLight: light.faded(by: 0.78)
    case .systemMaterialDark: dark.faded(by: 0.78)
    case .prominent, .systemThickMaterial: adaptive.faded(by: 0.88)
    case .systemThickMaterialLight: light.faded(by: 0.88)
    case .systemThickMaterialDark: dark.faded(by: 0.88)
    case .systemChromeMaterial: adaptive.faded(by: 0.82)
    case .systemChromeMaterialLight: light.faded(by: 0.82)
    case .systemChromeMaterialDark: dark.faded(by: 0.82)
    }
  }
}
