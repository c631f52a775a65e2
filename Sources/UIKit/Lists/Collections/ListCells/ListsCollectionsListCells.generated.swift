// Made by `make surface` from Surface/UIKit/Lists/Collections/ListCells.swift; don't edit.
// swift-format-ignore-file

import Foundation

extension UICellAccessory {
  /// How an accessory that is a symbol or a button is shown.
  public struct SignOptions {
    /// Whether the accessory is hidden. Inert: the value is stored and has no effect.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory. Inert: the accessory has its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the accessory's default colour.
    public var tintColor: UIColor?
    /// Creates the options.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a disclosure indicator is shown.
  public typealias DisclosureIndicatorOptions = SignOptions
  /// How a checkmark is shown.
  public typealias CheckmarkOptions = SignOptions
  /// How a detail button is shown.
  public typealias DetailOptions = SignOptions
  /// How a button that deletes is shown.
  public typealias DeleteOptions = SignOptions
  /// How a button that inserts is shown.
  public typealias InsertOptions = SignOptions
  /// How the circle of a row that can be selected is shown.
  public typealias MultiselectOptions = SignOptions

  /// How an outline disclosure indicator, which shows and hides children, is shown.
  public struct OutlineDisclosureOptions {
    /// Whether the row looks like a header or like a cell.
    public enum Style: Int, Hashable, Sendable {
      case automatic = 0
      case header, cell
    }
    /// Whether the row looks like a header or like a cell. Inert: the value is stored and has no effect.
    public var style: Style
    /// Whether the accessory is hidden. Inert: the value is stored and has no effect.
    public var isHidden: Bool?
    /// The width that is reserved for the accessory. Inert: the accessory has its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the accessory's default colour.
    public var tintColor: UIColor?
    /// Creates the options.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a reorder handle is shown.
  public struct ReorderOptions {
    /// Whether a vertical line is shown beside the handle. Inert: the value is stored and has no effect.
    public var showsVerticalSeparator: Bool?
    /// Whether the handle is hidden. Inert: the value is stored and has no effect.
    public var isHidden: Bool?
    /// The width that is reserved for the handle. Inert: the handle has its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the accessory's default colour.
    public var tintColor: UIColor?
    /// Creates the options.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How the label of a label accessory is shown.
  public struct LabelOptions {
    /// Whether the label is hidden. Inert: the value is stored and has no effect.
    public var isHidden: Bool?
    /// The width that is reserved for the label. Inert: the label has its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the accessory's default colour.
    public var tintColor: UIColor?
    /// The font; `nil` for the preferred font of the text style `body`.
    public var font: UIFont?
    /// Whether the font follows the reader's text size.
    public var adjustsFontForContentSizeCategory: Bool
    /// Creates the options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// A custom view that the app provides as an accessory, and its placement.
  public struct CustomViewConfiguration {
    /// The view.
    public var customView: UIView
    /// The placement of the view.
    public var placement: Placement
    /// Whether the view is hidden. Inert: the value is stored and has no effect.
    public var isHidden: Bool?
    /// The width that is reserved for the view. Inert: the view has its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour. Inert: the value is stored and has no effect.
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its frame.
    public var maintainsFixedSize: Bool?
    /// Creates a configuration of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
