import UIKit

/// Reads `<visualEffectView>`.
enum VisualEffectViewReader: ViewReader {
  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UIVisualEffectView {
    UIVisualEffectView(effect: effect(properties.element))
  }

  static func adopt(_ properties: Properties, in view: UIVisualEffectView) { view.effect = effect(properties.element) }

  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader) {
    guard let view = view as? UIVisualEffectView else { return }
    ContentViewReader.fill(view.contentView, of: properties, in: tree)
  }

  private static func effect(_ element: Element) -> UIVisualEffect? {
    if let vibrancy = element.child("vibrancyEffect") {
      let blur = vibrancy.child("blurEffect")
      return UIVibrancyEffect(blurEffect: UIBlurEffect(style: Self.blurStyle(blur?["style"])))
    }
    guard let blur = element.child("blurEffect") else { return nil }
    return UIBlurEffect(style: Self.blurStyle(blur["style"]))
  }

  private static func blurStyle(_ name: String?) -> UIBlurEffect.Style {
    switch name {
    case "extraLight": .extraLight
    case "light": .light
    case "dark": .dark
    case "prominent": .prominent
    case "systemUltraThinMaterial": .systemUltraThinMaterial
    case "systemThinMaterial": .systemThinMaterial
    case "systemMaterial": .systemMaterial
    case "systemThickMaterial": .systemThickMaterial
    case "systemChromeMaterial": .systemChromeMaterial
    case "systemUltraThinMaterialLight": .systemUltraThinMaterialLight
    case "systemThinMaterialLight": .systemThinMaterialLight
    case "systemMaterialLight": .systemMaterialLight
    case "systemThickMaterialLight": .systemThickMaterialLight
    case "systemChromeMaterialLight": .systemChromeMaterialLight
    case "systemUltraThinMaterialDark": .systemUltraThinMaterialDark
    case "systemThinMaterialDark": .systemThinMaterialDark
    case "systemMaterialDark": .systemMaterialDark
    case "systemThickMaterialDark": .systemThickMaterialDark
    case "systemChromeMaterialDark": .systemChromeMaterialDark
    default: .regular
    }
  }
}
