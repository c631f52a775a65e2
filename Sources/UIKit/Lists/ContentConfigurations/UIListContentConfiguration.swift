import Foundation

/// A content configuration with an image, a text and a secondary text, for rows, headers and footers of lists.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Favourites"
/// content.image = UIImage(systemName: "star")
/// cell.contentConfiguration = content
/// ```
///
/// The margins and distances are those that iOS 14 to 18 report for `cell()` and `groupedHeader()`. Decision 184 says
/// which of these values are certain.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image at the leading edge.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The text as an attributed string. It is shown instead of `text`; setting one of the two to a value clears the
  /// other.
  public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
  /// How the text is shown.
  public var textProperties: TextProperties
  /// The secondary text.
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  /// The secondary text as an attributed string. It is shown instead of `secondaryText`; setting one of the two to a
  /// value clears the other.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// How the secondary text is shown.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the margins are at least the superview's margins.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// Margins around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether text and secondary text are placed side by side if both fit into the width in one line each.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least distance between text and secondary text if they are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between text and secondary text if they are one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content, from 0 to 1.
  public var alpha: CGFloat = 1
  /// The least height of the content, in points.
  var minimumHeight: CGFloat = 0

  private init(
    text: TextProperties, secondaryText: TextProperties, margins: NSDirectionalEdgeInsets, minimumHeight: CGFloat = 0
  ) {
    textProperties = text
    secondaryTextProperties = secondaryText
    directionalLayoutMargins = margins
    self.minimumHeight = minimumHeight
  }

  // MARK: Styles

  /// The content of a row.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.body, .label), secondaryText: TextProperties(.subheadline, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8), minimumHeight: 44)
  }

  /// The content of a row with the secondary text directly below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    var content = cell()
    content.textToSecondaryTextVerticalPadding = 0
    return content
  }

  /// The content of a row whose secondary text is at the trailing edge if both texts fit.
  public static func valueCell() -> UIListContentConfiguration {
    var content = cell()
    content.secondaryTextProperties = TextProperties(.body, .secondaryLabel)
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  public static func plainHeader() -> UIListContentConfiguration {
    header(TextProperties(.headline, .label), top: 7, bottom: 7)
  }

  public static func plainFooter() -> UIListContentConfiguration {
    header(TextProperties(.body, .secondaryLabel), top: 7, bottom: 7)
  }

  /// A header of a grouped list: a small grey text in capital letters.
  public static func groupedHeader() -> UIListContentConfiguration {
    var text = TextProperties(.footnote, .secondaryLabel)
    text.transform = .uppercase
    return header(text, top: 17, bottom: 6)
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    header(TextProperties(.footnote, .secondaryLabel), top: 6, bottom: 6)
  }

  /// A header of a grouped list, in larger letters.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(TextProperties(.headline, .label), top: 17, bottom: 6)
  }

  /// A header of a grouped list, in the largest letters.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    header(TextProperties(.title3, .label), top: 17, bottom: 6)
  }

  /// A header of a list in any style.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// A footer of a list in any style.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration {
    var content = cell()
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
    content.imageToTextPadding = 10
    return content
  }

  /// A row of a sidebar with the secondary text directly below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    var content = sidebarCell()
    content.textToSecondaryTextVerticalPadding = 0
    return content
  }

  /// A row of a sidebar that is shown beside another sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

  /// A row of a sidebar that is shown beside another sidebar, with the secondary text directly below the text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

  public static func sidebarHeader() -> UIListContentConfiguration {
    header(TextProperties(.headline, .secondaryLabel), top: 11, bottom: 11)
  }

  private static func header(_ text: TextProperties, top: CGFloat, bottom: CGFloat) -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: text, secondaryText: TextProperties(.footnote, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: top, leading: 8, bottom: bottom, trailing: 8))
  }

  // MARK: Content

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration for a state: with paler texts if the cell is disabled, otherwise unchanged.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard (state as? UICellConfigurationState)?.isDisabled == true else { return self }
    var content = self
    content.textProperties.color = .tertiaryLabel
    content.secondaryTextProperties.color = .quaternaryLabel
    return content
  }
}
