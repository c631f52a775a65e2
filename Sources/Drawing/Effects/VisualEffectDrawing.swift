import UIKit

extension UIVisualEffectView: DrawsContent {
  /// Draws a blur effect as a translucent colour. The content behind it remains visible and is not blurred. Other
  /// effects are not drawn.
  func drawContent(on canvas: Canvas) {
    guard let blur = effect as? UIBlurEffect else { return }
    canvas.fill(bounds, sheet(of: blur.style))
  }

  private func sheet(of style: UIBlurEffect.Style) -> Color {
    let sheet = isDark(style) ? Color(hex: 0x252525) : Color(hex: 0xF7F7F7)
    return switch style {
    case .extraLight: Color.white.faded(by: 0.85)
    case .light: sheet.faded(by: 0.65)
    case .dark: sheet.faded(by: 0.75)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: sheet.faded(by: 0.5)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: sheet.faded(by: 0.65)
    case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: sheet.faded(by: 0.78)
    case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: sheet.faded(by: 0.88)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: sheet.faded(by: 0.82)
    }
  }

  /// Whether the sheet of a style is dark. That of most styles follows the appearance of the view.
  private func isDark(_ style: UIBlurEffect.Style) -> Bool {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      true
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial:
      isDark
    }
  }
}
