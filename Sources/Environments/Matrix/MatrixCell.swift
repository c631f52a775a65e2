/// One environment of the matrix, in the words and numbers that reports need.
nonisolated public struct MatrixCell: Codable, Hashable, Sendable, Identifiable {
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

  /// The locale of texts as they stand in the document.
  public static let documentLocale = "base"

  /// Makes a cell from its parts.
  public init(
    device: String, deviceName: String, orientation: String, width: Double, height: Double, textSize: String,
    locale: String, direction: String, appearance: String
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
  }

  /// The six axes joined by slashes: what findings refer to, and unique within a matrix.
  public var id: String {
    [device, orientation, textSize, locale, direction, appearance].joined(separator: "/")
  }

  /// The cell in words, with the axes that are as usual left out: “iPhone SE (1st generation), AX3, right to left”.
  public var words: String {
    var parts = [deviceName]
    if orientation == "landscape" { parts.append("landscape") }
    parts.append(textSize)
    if locale != Self.documentLocale { parts.append(locale) }
    if direction == "rtl" { parts.append("right to left") }
    if appearance == "dark" { parts.append("dark") }
    return parts.joined(separator: ", ")
  }
}
