import Foundation

/// A symbol, label or custom view beside the content of a list's row.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Hashable, Sendable {
    case always = 0
    case whenEditing, whenNotEditing
  }

  /// The edge at which an accessory is placed.
  public enum Placement {
    /// At the leading edge. Inert: `at` has no effect, and an accessory for `whenNotEditing` stays when editing begins.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// At the trailing edge. Inert: `at` has no effect, and an accessory for `whenNotEditing` stays when editing
    /// begins.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the index of an accessory among the accessories at its edge, given the other accessories at that edge.
    public typealias Position = ([UICellAccessory]) -> Int
  }

  /// The width that is reserved for an accessory.
  public struct LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    public static let actual = LayoutDimension()
    /// The width that the system reserves. Inert: the accessory has its own width.
    public static let standard = LayoutDimension()
    /// A width in points. Inert: the accessory has its own width.
    public static func custom(_ width: CGFloat) -> LayoutDimension { LayoutDimension() }
  }

  let isLeading: Bool
  let isShown: Bool
  private let make: @MainActor () -> UIView

  func makeView() -> UIView { make() }

  private init(leading: Bool = false, displayed: DisplayedState, _ make: @escaping @MainActor () -> UIView) {
    isLeading = leading
    isShown = displayed != .whenEditing
    self.make = make
  }

  private static func symbol(_ name: String, _ tint: UIColor?, leading: Bool = false, _ displayed: DisplayedState)
    -> Self
  {
    Self(leading: leading, displayed: displayed) {
      let view = UIImageView(image: UIImage(systemName: name))
      if let tint { view.tintColor = tint }
      return view
    }
  }

  // MARK: Kinds

  /// A chevron, which shows that a tap on the row leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    symbol("chevron.forward", options.tintColor ?? .tertiaryLabel, displayed)
  }

  /// A chevron that shows and hides the row's children. Inert: it cannot be tapped and always looks collapsed.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    symbol("chevron.forward", options.tintColor, displayed)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    symbol("checkmark", options.tintColor, displayed)
  }

  /// A button that shows details. Inert: it cannot be tapped.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    symbol("info.circle", options.tintColor, displayed)
  }

  /// A button that deletes the row, for lists in editing mode. It is drawn only if `displayed` is another state than
  /// `whenEditing`, and it cannot be tapped.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    symbol("minus.circle.fill", options.tintColor ?? .systemRed, leading: true, displayed)
  }

  /// A button that inserts a row, for lists in editing mode. It is drawn only if `displayed` is another state than
  /// `whenEditing`, and it cannot be tapped.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    symbol("plus.circle.fill", options.tintColor ?? .systemGreen, leading: true, displayed)
  }

  /// A handle to move the row, for lists in editing mode. It is drawn only if `displayed` is another state than
  /// `whenEditing`, and it cannot be dragged.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    symbol("line.3.horizontal", options.tintColor ?? .tertiaryLabel, displayed)
  }

  /// A circle for the selection of several rows, for lists in editing mode. It is drawn only if `displayed` is another
  /// state than `whenEditing`.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    symbol("circle", options.tintColor ?? .tertiaryLabel, leading: true, displayed)
  }

  /// A label with a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    Self(displayed: displayed) {
      let label = UILabel()
      label.text = text
      label.font = options.font ?? .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
      label.textColor = options.tintColor ?? .secondaryLabel
      return label
    }
  }

  /// A custom view that the app provides.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed, _): Self(leading: true, displayed: displayed) { configuration.customView }
    case .trailing(let displayed, _): Self(displayed: displayed) { configuration.customView }
    }
  }
}
