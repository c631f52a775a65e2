import Foundation
import Typesetting

/// Makes the one-line texts of a bar and places them, with the traits of the bar, `view`.
@MainActor struct BarText {
  var view: UIView

  /// A centred text in the system font.
  func setting(_ string: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor) -> TextSetting {
    setting(string, font: .systemFont(ofSize: size, weight: weight), color: color)
  }

  /// A text in the given font. The alignment is that of the text in the rectangle in which it is placed later.
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
