import Foundation

extension UICellAccessory {
  /// How an accessory is shown.
  public struct SignOptions {
    /// Whether the accessory is hidden. Inert: the value is stored and has no effect.
    @inert public var isHidden: Bool?
    /// The width that is reserved for the accessory. Inert: the accessory has its own width.
    @inert public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the usual one.
    public var tintColor: UIColor?
    /// Creates the options.
    @kept public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
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
  /// How a circle is shown.
  public typealias MultiselectOptions = SignOptions

  /// How an outline disclosure indicator, which shows and hides children, is shown.
  public struct OutlineDisclosureOptions {
    /// How the row is shown as one with children.
    public enum Style: Int, Hashable, Sendable {
      case automatic = 0
      case header, cell
    }
    /// How the row is shown as one with children. Inert: the value is stored and has no effect.
    @inert public var style: Style
    /// Whether the accessory is hidden. Inert: the value is stored and has no effect.
    @inert public var isHidden: Bool?
    /// The width that is reserved for the accessory. Inert: the accessory has its own width.
    @inert public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the usual one.
    public var tintColor: UIColor?
    /// Creates the options.
    @kept
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    )
  }

  /// How a reorder handle is shown.
  public struct ReorderOptions {
    /// Whether a line stands beside the handle. Inert: the value is stored and has no effect.
    @inert public var showsVerticalSeparator: Bool?
    /// Whether the handle is hidden. Inert: the value is stored and has no effect.
    @inert public var isHidden: Bool?
    /// The width that is reserved for the handle. Inert: the handle has its own width.
    @inert public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the usual one.
    public var tintColor: UIColor?
    /// Creates the options.
    @kept public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil)
  }

  /// How a text is shown.
  public struct LabelOptions {
    /// Whether the label is hidden. Inert: the value is stored and has no effect.
    @inert public var isHidden: Bool?
    /// The width that is reserved for the label. Inert: the label has its own width.
    @inert public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the usual one.
    public var tintColor: UIColor?
    /// The font; `nil` for the usual one.
    public var font: UIFont?
    /// Whether the font follows the reader's text size.
    public var adjustsFontForContentSizeCategory: Bool
    /// Creates the options.
    @kept
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool = true
    )
  }

  /// A view that the app makes, and its placement.
  public struct CustomViewConfiguration {
    /// The view.
    public var customView: UIView
    /// The placement of the view.
    public var placement: Placement
    /// Whether the view is hidden. Inert: the value is stored and has no effect.
    @inert public var isHidden: Bool?
    /// The width that is reserved for the view. Inert: the view has its own width.
    @inert public var reservedLayoutWidth: LayoutDimension?
    /// The colour. Inert: the value is stored and has no effect.
    @inert public var tintColor: UIColor?
    /// Whether the view keeps the size of its frame.
    public var maintainsFixedSize: Bool?
    /// Creates a configuration of a view.
    @kept
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    )
  }
}
