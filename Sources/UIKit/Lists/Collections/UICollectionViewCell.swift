import Foundation

/// The view of an item of a collection view. The content view fills it.
open class UICollectionViewCell: UICollectionReusableView {
  /// Performs the storyboard segue that starts at the cell. After a tap on the item, the collection view calls this
  /// before the delegate's `collectionView(_:didSelectItemAt:)`.
  package final var performsSegue: (@MainActor (UICollectionViewCell) -> Void)?

  /// The view to which content is added.
  public let contentView = UIView(frame: .zero)
  /// The size in points that an Interface Builder document sets for the prototype cell; `nil` for the layout's item
  /// size.
  public var prototypeSize: CGSize?
  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the item is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: Configurations

  private lazy var configured = ConfiguredContent(cell: self, contentView: contentView)

  /// What the cell shows. The cell adds the view that the configuration makes to the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { configured.content = newValue }
  }
  /// The background behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configured.background = newValue }
  }
  /// Whether the content configuration is updated when the state of the cell changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated when the state of the cell changes.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the state has changed, so that no subclass has to override `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the cell, from which its configurations are updated. Overrides change the state that super returns.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Requests a call of `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() { configured.setNeedsUpdate() }

  /// Updates the content and the background for a state. It is called before the first layout, and before the next
  /// layout after the state has changed. Overrides call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configured.update(
      for: state, updatesContent: automaticallyUpdatesContentConfiguration,
      updatesBackground: automaticallyUpdatesBackgroundConfiguration)
    configurationUpdateHandler?(self, state)
  }

  func updateConfigurationIfNeeded() {
    configured.updateIfNeeded { updateConfiguration(using: configurationState) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
    _ = isMade(by: coder, as: UICollectionViewCell.self)
  }

  /// Lets the content view and the background fill the item.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    configured.layOutBackground()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  /// The size that the constraints in the content view need.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Returns the attributes with the width and height of `systemLayoutSizeFitting(_:)`. A width or height of zero is
  /// not used.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let attributes = layoutAttributes.copied()
    if fitting.width > 0 { attributes.size.width = fitting.width }
    if fitting.height > 0 { attributes.size.height = fitting.height }
    return attributes
  }

  package override var shownStates: [ShownState] { isSelected ? [.selected] : [] }

  package override func hasMade(_ view: UIView) -> Bool { view.superview === self }
}
