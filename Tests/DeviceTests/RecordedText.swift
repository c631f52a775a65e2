import Foundation
import UIKit

/// Measurements of pictures of text that iOS drew: `Recorded/text.json`, which names its sources.
nonisolated struct RecordedText: Decodable, Sendable {
  /// A text on a screen, and its place there.
  nonisolated struct Text: Decodable, Sendable {
    let text: String
    let ink: Box
    let frame: Box?
  }

  /// A screen with four labels: at the top, in the middle at both sides, and at the bottom.
  nonisolated struct Screen: Decodable, Sendable, CustomStringConvertible {
    let picture: String
    let size: [Double]
    /// Top, left, bottom, right.
    let safeArea: [Double]
    let textSize: TextSize
    let texts: [Text]

    var description: String { picture }
  }

  /// A label of text style title 1, as large as its text.
  nonisolated struct Title: Decodable, Sendable, CustomStringConvertible {
    let picture: String
    let textSize: TextSize
    let pointSize: Double
    let size: [Double]
    let ink: Box

    var description: String { picture }
  }

  /// A paragraph in a label of 300 × 300 points.
  nonisolated struct Label: Decodable, Sendable, CustomStringConvertible {
    let picture: String
    let alignment: String
    let pointSize: Double
    let bold: Bool
    let numberOfLines: Int
    let lines: [String]
    let ink: Box

    var description: String { picture }
  }

  /// A text field of 200 × 44 points without a border.
  nonisolated struct Field: Decodable, Sendable, CustomStringConvertible {
    let picture: String
    let text: String
    let style: String
    let isEnabled: Bool
    let ink: Box

    var description: String { picture }
  }

  let paragraph: String
  let screens: [Screen]
  let titles: [Title]
  let labels: [Label]
  let fields: [Field]

  static let all = RecordedFile.decoded("text", as: RecordedText.self)
}

/// A text size by its name in UIKit.
nonisolated enum TextSize: String, Decodable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  var category: UIContentSizeCategory {
    switch self {
    case .extraSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .extraLarge
    case .extraExtraLarge: .extraExtraLarge
    case .extraExtraExtraLarge: .extraExtraExtraLarge
    case .accessibilityMedium: .accessibilityMedium
    case .accessibilityLarge: .accessibilityLarge
    case .accessibilityExtraLarge: .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
    }
  }
}
