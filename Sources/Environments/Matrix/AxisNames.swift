import InterfaceBuilder
import UIKit

/// The names of the values of each axis of the environments, such as device, text size or language, for command line
/// options and for the configuration. On each axis, `all` stands for all values.
nonisolated public enum AxisNames {
  /// The name that stands for every value of an axis.
  public static let all = "all"

  /// The orientations by their names.
  public static let orientations: KeyValuePairs<String, Orientation> = [
    "portrait": .portrait, "landscape": .landscape,
  ]
  /// The reading directions by their names.
  public static let directions: KeyValuePairs<String, Environment.Direction> = [
    "ltr": .leftToRight, "rtl": .rightToLeft,
  ]
  /// The appearances by their names.
  public static let appearances: KeyValuePairs<String, Environment.Appearance> = ["light": .light, "dark": .dark]
  /// The contrasts by their names.
  public static let contrasts: KeyValuePairs<String, Environment.Contrast> = [
    "standard": .standard, "increased": .increased,
  ]
  /// Whether text is bold, by name.
  public static let boldTexts: KeyValuePairs<String, Bool> = ["off": false, "on": true]
  /// How long the texts are that code sets, by name.
  public static let contents: KeyValuePairs<String, Environment.Content> = [
    "usual": .usual, "empty": .empty, "long": .long,
  ]

  /// The devices that a name stands for: an identifier of Interface Builder, the name of a model, the identifier of a
  /// Split View window of an iPad, or `all`.
  public static func devices(_ text: String) throws(UnknownName) -> [Device] {
    if text == all { return Device.all }
    guard let device = Device.named(text) else {
      let names = Device.all.map { "\($0.id) (\($0.name))" }.joined(separator: ", ")
      let known = (Device.all + Device.windows).flatMap { [$0.id, $0.name] } + Device.otherModels
      let suggestion = Suggestion.clause(for: text, among: known)
      throw UnknownName(message: "there is no device “\(text)”\(suggestion) there are \(names)")
    }
    return [device]
  }

  /// The text sizes that a text stands for: a name such as `L`, a range such as `L-AX3`, several of these separated by
  /// commas, or `all`.
  public static func textSizes(_ text: String) throws(UnknownName) -> [UIContentSizeCategory] {
    var sizes: [UIContentSizeCategory] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      sizes += try textSizes(inRange: String(part))
    }
    return sizes
  }

  private static func textSizes(inRange text: String) throws(UnknownName) -> [UIContentSizeCategory] {
    if text == all { return TextSize.categories }
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { TextSize.index(of: String($0)) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2 else {
      let names = TextSize.names.joined(separator: ", ")
      throw UnknownName(message: "“\(text)” is no text size; there are \(names), ranges such as L-AX3, and all")
    }
    guard first <= last else {
      throw UnknownName(message: "the range “\(text)” runs backwards; write the smaller size first")
    }
    return Array(TextSize.categories[first...last])
  }

  /// The orientations that a name stands for: `portrait`, `landscape` or `all`.
  public static func orientations(_ text: String) throws(UnknownName) -> [Orientation] {
    try values(text, among: orientations, named: "orientation")
  }

  /// The reading directions that a name stands for: `ltr`, `rtl` or `all`.
  public static func directions(_ text: String) throws(UnknownName) -> [Environment.Direction] {
    try values(text, among: directions, named: "reading direction")
  }

  /// The appearances that a name stands for: `light`, `dark` or `all`.
  public static func appearances(_ text: String) throws(UnknownName) -> [Environment.Appearance] {
    try values(text, among: appearances, named: "appearance")
  }

  /// The contrasts that a name stands for: `standard`, `increased` or `all`.
  public static func contrasts(_ text: String) throws(UnknownName) -> [Environment.Contrast] {
    try values(text, among: contrasts, named: "contrast")
  }

  /// The settings of “Bold Text” that a name stands for: `off`, `on` or `all`.
  public static func boldTexts(_ text: String) throws(UnknownName) -> [Bool] {
    // YAML parsers may turn `on` and `off` into true and false.
    try values(["true": "on", "false": "off"][text] ?? text, among: boldTexts, named: "setting of bold text")
  }

  /// The lengths of texts that a name stands for: `usual`, `empty`, `long` or `all`.
  public static func contents(_ text: String) throws(UnknownName) -> [Environment.Content] {
    try values(text, among: contents, named: "content")
  }

  private static func values<Value>(
    _ text: String, among values: KeyValuePairs<String, Value>, named axis: String
  ) throws(UnknownName) -> [Value] {
    if text == all { return values.map(\.value) }
    guard let choice = values.first(where: { $0.key == text }) else {
      let names = values.map(\.key).joined(separator: ", ")
      throw UnknownName(message: "“\(text)” is no \(axis); there are \(names) and all")
    }
    return [choice.value]
  }
}
