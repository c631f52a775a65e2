import Environments
import Foundation

/// The old and the new picture side by side, with the picture of their differences. A slider on the new picture reveals
/// the old one beneath it.
package struct PictureFigures {
  private let pictures: ComparedPictures
  private let name: String
  private let words: (old: String, new: String)

  /// - Parameters:
  ///   - pictures: the pictures.
  ///   - name: the name of the screen, for the alternative text.
  ///   - words: the captions of the old and the new picture.
  package init(_ pictures: ComparedPictures, of name: String, words: (old: String, new: String)) {
    self.pictures = pictures
    self.name = name
    self.words = words
  }

  /// The greatest width of a picture on the page, in CSS pixels.
  private static let largest = 340.0

  package var fragment: Fragment {
    let width = Number.hundredths(min(pictures.width, Self.largest))
    return element("div", ["class": "pictures", "style": "--width:\(width)px"]) {
      if let old = pictures.old { figure([("", old)], words.old) }
      if let new = pictures.new {
        figure((pictures.old.map { [("below", $0)] } ?? []) + [("above", new)], words.new, wipes: pictures.old != nil)
      }
      if let difference = pictures.difference {
        let count = pictures.differentPixels
        figure([("", difference)], "difference: \(count) pixel\(count == 1 ? "" : "s")")
      }
    }
  }

  private func figure(_ layers: [(kind: String, path: String)], _ words: String, wipes: Bool = false) -> Fragment {
    element("figure", ["class": wipes ? "wipe" : nil]) {
      element("div", ["class": "picture"]) {
        for layer in layers {
          let isShown = layer.kind != "below"
          element(
            "img",
            [
              "class": layer.kind.isEmpty ? nil : layer.kind, "src": layer.path.addressEncoded, "loading": "lazy",
              "alt": isShown ? "\(name) on \(pictures.environment), \(words)" : "",
            ])
        }
      }
      element("figcaption") { words }
      if wipes {
        element(
          "input",
          [
            "type": "range", "min": "0", "max": "100", "value": "0", "hidden": "",
            "aria-label": "Wipe from \(self.words.new) to \(self.words.old)",
          ])
      }
    }
  }
}
