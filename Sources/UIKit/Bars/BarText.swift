import Foundation
import Typesetting

/// One-line text as bars show it.
@MainActor struct BarText {
  var view: UIView

  /// Text in the system font.
  func setting(_ string: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor) -> TextSetting {
    setting(string, font: .systemFont(ofSize: size, weight: weight), color: color)
  }

  /// Text in a font, in the middle of its room unless stated otherwise.
  func setting(
    _ string: String, font: UIFont, color: UIColor, alignment: NSTextAlignment = .center
  ) -> TextSetting {
    let traits = view.traitCollection
    var style = Typesetting.ParagraphStyle.default
    style.alignment = TextAlignment(view.resolvedAlignment(alignment))
    let face = font.face(in: traits.layoutPolicy.textEra)
    return TextSetting(
      text: AttributedText(string, attributes: TextAttributes(font: face, paragraphStyle: style)),
      color: color.cgColor(with: traits))
  }

  func place(_ setting: TextSetting, in room: CGRect) -> TextPlacement? {
    setting.place(in: room, grid: PixelGrid(scale: view.traitCollection.displayScale))
  }
}
