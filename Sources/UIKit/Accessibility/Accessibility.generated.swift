// Made by `make surface` from Surface/UIKit/Accessibility.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// What a container of elements is, for assistive technology.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// The container has no special structure.
  case none = 0
  /// A table of cells by row and column.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of a page that has a heading of its own.
  case landmark = 3
  /// A group of elements that belong together.
  case semanticGroup = 4
}

/// A cell of a table of elements, for assistive technology.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The rows that the cell covers: its first row, and how many rows.
  func accessibilityRowRange() -> NSRange
  /// The columns that the cell covers: its first column, and how many columns.
  func accessibilityColumnRange() -> NSRange
}

/// A table of elements by row and column, for assistive technology. Its `accessibilityContainerType` is `dataTable`.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// The cell in a row and a column; `nil` if there is none.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  /// The number of rows.
  func accessibilityRowCount() -> Int
  /// The number of columns.
  func accessibilityColumnCount() -> Int
  /// The headers of a row; `nil` by default.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// The headers of a column; `nil` by default.
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// An object that UI tests can find by a name.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: AnyObject {
  /// The name by which UI tests find the object. It is never shown to the user.
  var accessibilityIdentifier: String? { get set }
}

/// How switch control moves through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// As the system decides.
  case automatic = 0
  /// Each element by itself.
  case separate = 1
  /// All elements as one.
  case combined = 2
}

/// The direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// What kind of element an element is for assistive technology, and how it behaves.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set of its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Currently selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the state when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Currently disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes its label or value often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts to play or record.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Gets touches directly, even while the screen reader runs.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The next page is shown as soon as the screen reader has read the element.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading above other content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// Content that can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
}
