import Foundation
import Testing
import UIKit

@testable import Drawing

/// Blurs are translucent sheets.
@Suite struct VisualEffectDrawingTests {
  private func color(_ effect: UIVisualEffect?, on background: UIColor) throws -> Color {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    root.backgroundColor = background
    let view = UIVisualEffectView(effect: effect)
    view.frame = root.bounds
    root.addSubview(view)
    let canvas = try Canvas(size: root.bounds.size, scale: 1)
    ScreenRenderer().draw(Screen(root), on: canvas)
    return try #require(canvas.color(at: CGPoint(x: 20, y: 20)))
  }

  @Test func aDarkBlurDarkensAndALightOneLightens() throws {
    #expect(try color(UIBlurEffect(style: .dark), on: .white).luma < 0.5)
    #expect(try color(UIBlurEffect(style: .extraLight), on: .black).luma > 0.5)
    #expect(try color(UIBlurEffect(style: .systemThickMaterialDark), on: .white).luma < 0.5)
    #expect(try color(UIBlurEffect(style: .systemThickMaterialLight), on: .black).luma > 0.5)
  }

  @Test func aViewWithoutAnEffectShowsWhatIsBehind() throws {
    #expect(try color(nil, on: .white).luma > 0.99)
    #expect(try color(nil, on: .black).luma < 0.01)
  }
}
