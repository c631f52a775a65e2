import Foundation
import Typesetting

/// Reads JSON Lines from standard input and writes the width of each text.
///
/// A request is `{"text": …, "font": "system" or a name, "weight": "regular" …, "size": …, "era": tools version}`. Its
/// answer is one number in points, not rounded; answers are in the order of the requests.
@main
struct Measure {
  private struct Request: Decodable {
    var text: String
    var font: String
    var weight: String?
    var size: Double
    var era: Int?
  }

  private static let weights: [String: FontWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold,
    "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static func main() {
    let decoder = JSONDecoder()
    while let line = readLine() {
      guard let request = try? decoder.decode(Request.self, from: Data(line.utf8)) else {
        print("nan")
        continue
      }
      let font = Font(
        FontDescriptor(
          family: request.font == "system" ? .system(.default) : .named(request.font), size: request.size,
          weight: request.weight.flatMap { weights[$0] } ?? .regular, isItalic: request.weight == "italic",
          era: request.era.map(TypesettingEra.init(toolsVersion:)) ?? .current))
      print(Typesetter.shared.width(of: request.text, font: font))
    }
  }
}
