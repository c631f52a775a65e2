import Foundation
import UIKit

/// A `.colorset` of an asset catalog: one colour in variants for appearance and contrast.
nonisolated struct AssetColorSet: Sendable {
  private let light: UIColor
  private let dark: UIColor?
  /// The colour for light appearance with increased contrast; `strongDark` is that for dark appearance.
  private let strongLight: UIColor?
  private let strongDark: UIColor?

  init?(folder: URL) {
    guard let data = AssetCatalog.contents(of: folder),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return nil }
    let entries = (file.colors ?? []).filter { $0.idiom == nil || $0.idiom == "universal" || $0.idiom == "iphone" }
    guard let light = entries.first(where: { $0.appearances?.isEmpty ?? true })?.color?.value else { return nil }
    self.light = light
    func variant(_ appearances: Set<AssetAppearance>) -> UIColor? {
      entries.first { Set($0.appearances ?? []) == appearances }?.color?.value
    }
    dark = variant([.dark])
    strongLight = variant([.strong])
    strongDark = variant([.dark, .strong])
  }

  /// Whether the set has a separate colour for increased contrast.
  var hasIncreasedContrast: Bool { strongLight != nil || strongDark != nil }

  /// The colour. It is dynamic, and resolves by appearance and contrast, if the set has colours for dark appearance or
  /// for increased contrast.
  var color: UIColor {
    if dark == nil, strongLight == nil, strongDark == nil { return light }
    let (light, dark, strongLight, strongDark) = (light, dark, strongLight, strongDark)
    return UIColor { traits in
      let isStrong = traits.accessibilityContrast == .high
      if traits.userInterfaceStyle == .dark {
        // The dark colour for standard contrast is preferred to the light colour for increased contrast.
        return (isStrong ? strongDark ?? dark ?? strongLight : dark) ?? light
      }
      return (isStrong ? strongLight : nil) ?? light
    }
  }

  private struct File: Decodable {
    var colors: [Entry]?

    struct Entry: Decodable {
      var idiom: String?
      var appearances: [AssetAppearance]?
      var color: Color?
    }

    struct Color: Decodable {
      var reference: String?
      var components: [String: String]?

      var value: UIColor? {
        if let reference { return UIColor.systemColor(named: reference) }
        guard let components else { return nil }
        let alpha = Self.component(components["alpha"]) ?? 1
        if let white = Self.component(components["white"]) { return UIColor(white: white, alpha: alpha) }
        guard let red = Self.component(components["red"]), let green = Self.component(components["green"]),
          let blue = Self.component(components["blue"])
        else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }

      /// A colour component from 0 to 1. It is written as a fraction with a decimal point, as a whole number up to 255,
      /// or as `0x` with two hexadecimal digits.
      static func component(_ text: String?) -> Double? {
        guard let text else { return nil }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if text.contains(".") { return Double(text) }
        return Double(text).map { $0 / 255 }
      }
    }
  }
}
