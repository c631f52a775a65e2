import Testing

@testable import UIKit

/// Fixed and dynamic colours.
@Suite struct UIColorTests {
  @Test func systemColorsFollowTheAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.cgColor(with: light).rgba == 0x0000_00FF)
    #expect(UIColor.label.cgColor(with: dark).rgba == 0xFFFF_FFFF)
    #expect(UIColor.systemBlue.cgColor(with: light).rgba == 0x007A_FFFF)
    #expect(UIColor.systemBlue.cgColor(with: dark).rgba == 0x0A84_FFFF)
  }

  /// Values of the table in the Human Interface Guidelines.
  @Test func systemColorsFollowTheContrast() {
    func rgba(_ color: UIColor, _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel = .base) -> UInt32 {
      color.cgColor(
        with: UITraitCollection {
          $0.userInterfaceStyle = style
          $0.userInterfaceLevel = level
          $0.accessibilityContrast = .high
        }
      ).rgba
    }
    #expect(rgba(.systemBlue, .light) == 0x0040_DDFF)
    #expect(rgba(.systemBlue, .dark) == 0x409C_FFFF)
    #expect(rgba(.systemGray, .light) == 0x6C6C_70FF)
    #expect(rgba(.label, .light) == 0x0000_00FF)
    #expect(rgba(.systemBackground, .dark) == 0x0000_00FF)
    #expect(rgba(.systemBackground, .dark, .elevated) == 0x2424_26FF)
    #expect(rgba(.link, .dark) == UIColor.link.cgColor(with: UITraitCollection(userInterfaceStyle: .dark)).rgba)
  }

  @Test func raisedBackgroundsAreLighterInTheDark() {
    let raised = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.userInterfaceLevel = .elevated
    }
    #expect(UIColor.systemBackground.cgColor(with: raised).rgba == 0x1C1C_1EFF)
  }

  @Test func interfaceBuildersNamesAreKnown() {
    #expect(UIColor.systemColor(named: "systemBackgroundColor") === UIColor.systemBackground)
    #expect(UIColor.systemColor(named: "labelColor") === UIColor.label)
    #expect(UIColor.systemColor(named: "groupTableViewBackgroundColor") === UIColor.systemGroupedBackground)
    #expect(UIColor.systemColor(named: "noSuchColor") == nil)
  }

  @Test func opacityKeepsAColorDynamic() {
    let faint = UIColor.label.withAlphaComponent(0.5)
    #expect(faint.cgColor(with: UITraitCollection(userInterfaceStyle: .light)).rgba == 0x0000_0080)
    #expect(faint.cgColor(with: UITraitCollection(userInterfaceStyle: .dark)).rgba == 0xFFFF_FF80)
  }

  @Test func hueRunsAroundTheCircle() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).cgColor.rgba == 0x00FF_00FF)
    #expect(UIColor(hue: 0.5, saturation: 0, brightness: 0.5, alpha: 1).cgColor.rgba == 0x8080_80FF)
  }
}
