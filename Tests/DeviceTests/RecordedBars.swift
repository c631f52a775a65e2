import Foundation

/// Measurements of pictures of bars that iOS drew: `Recorded/bars.json`, which names its sources.
nonisolated struct RecordedBars: Decodable, Sendable {
  /// The screen with four labels between a navigation bar with a plus and a tab bar with an empty tab.
  nonisolated struct Screen: Decodable, Sendable, CustomStringConvertible {
    let plus: Box
    /// The upper edges of the hairlines of both bars.
    let lines: [Double]
    let screen: RecordedText.Screen

    var description: String { screen.picture }
  }

  /// A tab bar that is not part of a controller; boxes are in its coordinates.
  nonisolated struct TabBar: Decodable, Sendable, CustomStringConvertible {
    let picture: String
    let release: RecordedControls.Release
    let width: Double
    let height: Double
    let titles: [String]
    let badges: [String]
    let chosen: Int?
    let items: [Box]
    let titleInks: [Box]
    let badgeInks: [Box]

    var description: String { "\(picture), \(titles.count) tabs" }
  }

  /// A navigation bar of two screens, “First” and “Second”.
  nonisolated struct Title: Decodable, Sendable, CustomStringConvertible {
    let picture: String
    let release: RecordedControls.Release
    let bar: Box
    let titleInk: Box?
    let titleFrame: Box?
    let backInk: Box?
    let back: Box?

    var description: String { picture }
  }

  let screens: [Screen]
  let tabBars: [TabBar]
  let titles: [Title]

  static let all = RecordedFile.decoded("bars", as: RecordedBars.self)
}
