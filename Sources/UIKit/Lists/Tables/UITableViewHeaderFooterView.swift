import Foundation

/// The view above or below the rows of a section.
open class UITableViewHeaderFooterView: UIView {
  /// The identifier for which the table reuses the view.
  open private(set) var reuseIdentifier: String?
  /// The view to which content is added.
  public let contentView = UIView(frame: .zero)
  /// A view behind the content. It fills the view.
  open var backgroundView: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var textLabel: UILabel? { ownTextLabel }
  private lazy var ownTextLabel = makeLabel()

  private var ownLabel: UILabel?
  private var role = Role.none

  // MARK: Configurations

  private lazy var configured = ConfiguredContent(cell: self, contentView: contentView)

  /// What the header or footer shows. The view that the configuration makes is added to the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { configured.content = newValue }
  }
  /// The background behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configured.background = newValue }
  }
  /// Whether the content configuration is updated when the state of the view changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated when the state of the view changes.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the state has changed, so that no subclass has to override `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the view, from which its configurations are updated. Overrides change the state that super returns.
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

  /// The default content configuration of a header of the table's style, without any content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    var ancestor = superview
    while let view = ancestor, !(view is UITableView) { ancestor = view.superview }
    let isPlain = ((ancestor as? UITableView)?.style ?? .plain) == .plain
    return isPlain ? .plainHeader() : .groupedHeader()
  }

  /// Requests a call of `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() { configured.setNeedsUpdate() }

  /// Updates the content and the background for a state. It is called before the first layout, and before the next
  /// layout after the state has changed. Overrides call super.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configured.update(
      for: state, updatesContent: automaticallyUpdatesContentConfiguration,
      updatesBackground: automaticallyUpdatesBackgroundConfiguration)
    configurationUpdateHandler?(self, state)
  }

  func updateConfigurationIfNeeded() {
    configured.updateIfNeeded { updateConfiguration(using: configurationState) }
  }

  /// Gives a view that was made from a nib without a reuse identifier the one for which the nib is registered.
  func named(_ identifier: String) -> UITableViewHeaderFooterView {
    reuseIdentifier = reuseIdentifier ?? identifier
    return self
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
    _ = isMade(by: coder, as: UITableViewHeaderFooterView.self)
  }

  /// Called before the view is reused for another section. Overrides call super.
  open func prepareForReuse() {}

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    ownLabel = label
    return label
  }

  /// Lets the content view fill the view and places the title between the margins, at the bottom.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    configured.layOutBackground()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    super.layoutSubviews()
    guard let label = ownLabel else { return }
    let margin: CGFloat = widthOfScreen <= 375.5 ? 16 : 20
    let width = max(0, bounds.width - 2 * margin)
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    let y = max(0, bounds.height - size.height - 5)
    label.frame = CGRect(x: margin, y: y, width: width, height: min(size.height, bounds.height))
  }

  /// The given width, and the height that the title with its padding, or custom content, needs at this width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    guard let label = ownLabel else {
      let fitting = contentView.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return CGSize(width: size.width, height: fitting.height)
    }
    let text = label.sizeThatFits(CGSize(width: max(0, size.width - 40), height: 0))
    return CGSize(width: size.width, height: height(of: text.height, in: label.font))
  }

  /// The view's height for a title whose text has the given height: the text and its padding, in points. With one line
  /// at the standard text size, it is 28 points in plain tables and 38 points in grouped tables.
  private func height(of text: CGFloat, in font: UIFont) -> CGFloat {
    switch role {
    case .none: return text + 10
    case .plainTitle: return text + 7.5
    case .groupTitle:
      let lines = (text / max(1, font.lineHeight)).rounded()
      return lines * (font.lineHeight + font.leading) + 20
    case .groupFooter: return text + 12.5
    }
  }

  /// What the title label is for. The padding around the text depends on it.
  private enum Role {
    case none, plainTitle, groupTitle, groupFooter
  }

  /// Makes a view that shows the header title of a section, or its footer title.
  static func title(_ title: String, isFooter: Bool = false, in table: UITableView) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let isPlain = table.style == .plain
    view.role = isPlain ? .plainTitle : isFooter ? .groupFooter : .groupTitle
    let label = view.textLabel
    label?.text = isPlain || isFooter ? title : title.uppercased()
    label?.font = .preferredFont(
      forTextStyle: isPlain ? .headline : .footnote, compatibleWith: table.traitCollection)
    label?.adjustsFontForContentSizeCategory = true
    label?.numberOfLines = 0
    if !isPlain { label?.textColor = .secondaryLabel }
    return view
  }

  package override var screenRole: ViewRole { .cell }

  package override func hasMade(_ view: UIView) -> Bool { view.superview === self }
}
