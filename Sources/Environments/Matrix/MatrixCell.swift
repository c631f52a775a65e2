/// One environment of the matrix, in the words and numbers that reports need.
nonisolated public struct MatrixCell: Hashable, Sendable, Identifiable {
  /// The device's identifier in Interface Builder, such as `retina4_7`.
  public var device: String
  /// The name of the device model, such as `iPhone SE`.
  public var deviceName: String
  /// `portrait` or `landscape`.
  public var orientation: String
  /// The width of the screen in this orientation, in points.
  public var width: Double
  /// The height of the screen in this orientation, in points.
  public var height: Double
  /// The text size by its short name, `XS` to `XXXL` and `AX1` to `AX5`.
  public var textSize: String
  /// The language, such as `de` or `pt-BR`, or ``documentLocale``.
  public var locale: String
  /// `ltr` or `rtl`.
  public var direction: String
  /// `light` or `dark`.
  public var appearance: String
  /// `standard` or `increased`.
  public var contrast: String
  /// Whether “Bold Text” is on: `off` or `on`.
  public var boldText: String
  /// How long the texts are that code sets: `usual`, `empty` or `long`.
  public var content: String

  /// The locale of the document's own texts.
  public static let documentLocale = "base"

  /// Makes a cell from its parts.
  public init(
    device: String, deviceName: String, orientation: String, width: Double, height: Double, textSize: String,
    locale: String, direction: String, appearance: String, contrast: String = "standard",
    boldText: String = "off", content: String = "usual"
  ) {
    self.device = device
    self.deviceName = deviceName
    self.orientation = orientation
    self.width = width
    self.height = height
    self.textSize = textSize
    self.locale = locale
    self.direction = direction
    self.appearance = appearance
    self.contrast = contrast
    self.boldText = boldText
    self.content = content
  }

  /// The axes joined by slashes, the last three only if they are not as usual. It is unique within a matrix, and
  /// findings refer to it.
  public var id: String {
    ([device, orientation, textSize, locale, direction, appearance] + settings).joined(separator: "/")
  }

  /// The unusual values of contrast, bold text and content, in words.
  public var settings: [String] {
    var words: [String] = []
    if contrast == "increased" { words.append("increased contrast") }
    if boldText == "on" { words.append("bold text") }
    if content != "usual" { words.append("\(content) content") }
    return words
  }

  /// The cell in words, with the axes that are as usual left out: “iPhone SE (1st generation), AX3, right to left”.
  public var words: String {
    var parts = [deviceName]
    if orientation == "landscape" { parts.append("landscape") }
    parts.append(textSize)
    if locale != Self.documentLocale { parts.append(locale) }
    if direction == "rtl" { parts.append("right to left") }
    if appearance == "dark" { parts.append("dark") }
    return (parts + settings).joined(separator: ", ")
  }
}

/// Contrast, bold text and content may be missing: run files had none before.
nonisolated extension MatrixCell: Codable {
  private enum CodingKeys: CodingKey {
    case device, deviceName, orientation, width, height, textSize, locale, direction, appearance, contrast, boldText
    case content
  }

  /// Reads a cell of a run file.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String { try values.decode(String.self, forKey: key) }
    self.init(
      device: try text(.device), deviceName: try text(.deviceName), orientation: try text(.orientation),
      width: try values.decode(Double.self, forKey: .width), height: try values.decode(Double.self, forKey: .height),
      textSize: try text(.textSize), locale: try text(.locale), direction: try text(.direction),
      appearance: try text(.appearance),
      contrast: try values.decodeIfPresent(String.self, forKey: .contrast) ?? "standard",
      boldText: try values.decodeIfPresent(String.self, forKey: .boldText) ?? "off",
      content: try values.decodeIfPresent(String.self, forKey: .content) ?? "usual")
  }
}
