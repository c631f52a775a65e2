import Foundation

/// A view that people operate.
open class UIControl: UIView {
  /// Conditions a control can be in, also several at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// States by UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not operable.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// In focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Events by UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger goes down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger is lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main purpose.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing starts.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }

  /// Where content stands across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }

  /// Where content stands in the height.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }

  /// Whether the control can be operated.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Where content stands across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// Where content stands in the height.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Restores a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard coder.containsValue(forKey: ArchiveKey.isDisabled) else { return }
    isEnabled = !coder.decodeBool(forKey: ArchiveKey.isDisabled)
    isSelected = coder.decodeBool(forKey: ArchiveKey.isSelected)
    isHighlighted = coder.decodeBool(forKey: ArchiveKey.isHighlighted)
    contentHorizontalAlignment =
      ContentHorizontalAlignment(rawValue: coder.decodeInteger(forKey: ArchiveKey.horizontal)) ?? .center
    contentVerticalAlignment =
      ContentVerticalAlignment(rawValue: coder.decodeInteger(forKey: ArchiveKey.vertical)) ?? .center
  }

  /// Writes the control and its state into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(!isEnabled, forKey: ArchiveKey.isDisabled)
    coder.encode(isSelected, forKey: ArchiveKey.isSelected)
    coder.encode(isHighlighted, forKey: ArchiveKey.isHighlighted)
    coder.encode(contentHorizontalAlignment.rawValue, forKey: ArchiveKey.horizontal)
    coder.encode(contentVerticalAlignment.rawValue, forKey: ArchiveKey.vertical)
  }

  private enum ArchiveKey {
    static let isDisabled = "UIDisabled"
    static let isSelected = "UISelected"
    static let isHighlighted = "UIHighlighted"
    static let horizontal = "UIContentHorizontalAlignment"
    static let vertical = "UIContentVerticalAlignment"
  }

  /// The conditions the control is in.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Accepts a target. Inert: there are no events.
  open func addTarget(_ target: Any?, action: Any?, for events: Event) {}

  // MARK: Tracking

  /// Whether a touch is followed; never, since there are no touches.
  open var isTracking: Bool { false }
  /// Whether the touch that is followed lies inside; never, since there are no touches.
  open var isTouchInside: Bool { false }

  /// Whether a touch that begins is followed. Inert: there are no touches.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether a touch that moves is still followed. Inert: there are no touches.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch ends. Inert: there are no touches.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the system takes the touch away. Inert: there are no touches.
  open func cancelTracking(with event: UIEvent?) {}

  override var keepsTouchesFromScrolling: Bool { true }

  func stateDidChange() {
    setNeedsLayout()
  }

  /// Whether content at the leading or trailing edge stands left or right in this view's direction.
  var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return rightToLeft ? .right : .left
    case .trailing: return rightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }
}
