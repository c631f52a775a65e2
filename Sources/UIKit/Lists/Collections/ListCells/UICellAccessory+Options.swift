import Foundation

extension UICellAccessory {
  /// How a sign or button is shown.
  public struct SignOptions {
    /// Whether it is hidden. Inert: kept.
    public var isHidden: Bool?
    /// The room that it has. Inert: its own size.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the usual one.
    public var tintColor: UIColor?
    /// Says how it is shown.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a chevron is shown.
  public typealias DisclosureIndicatorOptions = SignOptions
  /// How a tick is shown.
  public typealias CheckmarkOptions = SignOptions
  /// How a button for details is shown.
  public typealias DetailOptions = SignOptions
  /// How a button that deletes is shown.
  public typealias DeleteOptions = SignOptions
  /// How a button that inserts is shown.
  public typealias InsertOptions = SignOptions
  /// How a circle is shown.
  public typealias MultiselectOptions = SignOptions

  /// How a chevron that shows and hides children is shown.
  public struct OutlineDisclosureOptions {
    /// How the row is shown as one with children.
    public enum Style: Int, Hashable, Sendable {
      case automatic = 0
      case header, cell
    }
    /// How the row is shown as one with children. Inert: kept.
    public var style: Style
    /// Whether it is hidden. Inert: kept.
    public var isHidden: Bool?
    /// The room that it has. Inert: its own size.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the usual one.
    public var tintColor: UIColor?
    /// Says how it is shown.
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

  /// How a handle is shown.
  public struct ReorderOptions {
    /// Whether a line stands beside the handle. Inert: kept.
    public var showsVerticalSeparator: Bool?
    /// Whether it is hidden. Inert: kept.
    public var isHidden: Bool?
    /// The room that it has. Inert: its own size.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the usual one.
    public var tintColor: UIColor?
    /// Says how it is shown.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a text is shown.
  public struct LabelOptions {
    /// Whether it is hidden. Inert: kept.
    public var isHidden: Bool?
    /// The room that it has. Inert: its own size.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the usual one.
    public var tintColor: UIColor?
    /// The font; `nil` for the usual one.
    public var font: UIFont?
    /// Whether the font follows the reader's text size.
    public var adjustsFontForContentSizeCategory: Bool
    /// Says how it is shown.
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

  /// A view of the app's, and where it stands.
  public struct CustomViewConfiguration {
    /// The view.
    public var customView: UIView
    /// Where it stands.
    public var placement: Placement
    /// Whether it is hidden. Inert: kept.
    public var isHidden: Bool?
    /// The room that it has. Inert: its own size.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour. Inert: kept.
    public var tintColor: UIColor?
    /// Whether it keeps the size of its frame.
    public var maintainsFixedSize: Bool?
    /// Says where a view stands.
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
