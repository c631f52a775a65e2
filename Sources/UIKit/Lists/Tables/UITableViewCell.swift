import Foundation

/// A row of a table: a content view, with room for an accessory beside it.
///
/// The built-in styles have labels and an image; other cells hold whatever is added to `contentView`.
open class UITableViewCell: UIView {
  /// Built-in arrangements.
  public enum CellStyle: Int, Sendable {
    /// A title, with an optional image.
    case `default` = 0
    /// A title at the leading edge and a detail at the trailing edge (Right Detail).
    case value1 = 1
    /// A title that ends where a detail begins (Left Detail).
    case value2 = 2
    /// A title over a detail.
    case subtitle = 3
  }

  /// Accessories at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// A disclosure indicator and a detail button.
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// The editing style of a row.
  public enum EditingStyle: Int, Sendable {
    /// The row cannot be edited.
    case none = 0
    /// The row can be deleted.
    case delete = 1
    /// A row can be inserted.
    case insert = 2
  }

  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    /// A line with a shadow; treated as `singleLine`.
    case singleLineEtched = 2
  }

  /// The looks of a selected row.
  public enum SelectionStyle: Int, Sendable {
    /// Nothing changes.
    case none = 0
    /// Blue before iOS 7; treated as `default`.
    case blue = 1
    case gray = 2
    /// The system's look.
    case `default` = 3
  }

  /// Performs the segue that starts at the cell. A tap on the row calls it before the delegate is told.
  package final var performsSegue: (@MainActor (UITableViewCell) -> Void)?

  /// The arrangement.
  public private(set) var style: CellStyle
  /// Name under which cells are kept for reuse.
  open private(set) var reuseIdentifier: String?
  /// The view to which content is added. It is narrower than the cell if there is an accessory.
  public let contentView: UIView
  /// The accessory at the trailing edge.
  open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  /// A view that is shown instead of the accessory.
  open var accessoryView: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      accessoryDidChange()
    }
  }
  /// The accessory while the table is edited.
  open var editingAccessoryType = AccessoryType.none
  /// The look of the row while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether the row is selected. Setting it calls `setSelected(_:animated:)`.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row is highlighted. Setting it calls `setHighlighted(_:animated:)`.
  open var isHighlighted: Bool {
    get { isTouched }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the row is edited. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { isEdited }
    set { setEditing(newValue, animated: false) }
  }
  /// The indentation level of the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The indentation per level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Insets of the separator; nil for the table's insets.
  open var separatorInset: UIEdgeInsets?
  /// A view behind the content.
  open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue, to: backgroundView) } }
  /// A view behind the content while the row is selected.
  open var selectedBackgroundView: UIView?
  /// Whether content is indented while the table is edited.
  open var shouldIndentWhileEditing = true
  /// Whether a handle to move the row is shown while the table is edited.
  open var showsReorderControl = false
  /// Height that an Interface Builder document states for this cell in points; nil for none.
  public var statedRowHeight: CGFloat?
  /// Whether the title and detail are those of a list content configuration. Then the row is at least 44 points high,
  /// plus the separator.
  public var hasListContent = false
  /// Whether an Interface Builder document gave the cell its own arrangement instead of a built-in one.
  public var hasCustomContent = false

  /// Whether a separator below the row takes room from the content view. The table sets it; a cell without a table has
  /// a separator.
  var showsSeparator = true { didSet { if showsSeparator != oldValue { setNeedsLayout() } } }
  /// Whether the row has the margins of a plain view because it lies below the visible part of its table.
  var isBelowVisiblePart = false {
    didSet {
      guard isBelowVisiblePart != oldValue else { return }
      if isBelowVisiblePart { contentView.preservesSuperviewLayoutMargins = false }
      setNeedsLayout()
      contentView.insetsDidChange()
    }
  }
  /// Width of the screen. It decides the margins, independently of the table's width.
  let screenWidth = UIScreen.main.bounds.width

  private var isChosen = false
  private var isTouched = false
  private var isEdited = false
  private var madeTextLabel: UILabel?
  private var madeDetailLabel: UILabel?
  private lazy var ownImageView = UIImageView(frame: .zero)
  private var wrappedLabels: Set<ObjectIdentifier> = []

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    contentView = CellContentView(frame: .zero)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
    setUpLabels()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    contentView = coder.decodeIfPresent(UIView.self, forKey: "UIContentView") ?? CellContentView(frame: .zero)
    super.init(coder: coder)
    guard !(coder is NibCoder) else {
      frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      addSubview(contentView)
      setUpLabels()
      _ = isMade(by: coder, as: UITableViewCell.self)
      return
    }
    hasCustomContent = coder.decodeBool(forKey: "SNHasCustomContent")
    reuseIdentifier = coder.decodeIfPresent(String.self, forKey: "UIReuseIdentifier")
    addSubview(contentView)
    setUpLabels()
  }

  /// The cell with an identifier, if it has none.
  func named(_ identifier: String) -> UITableViewCell {
    reuseIdentifier = reuseIdentifier ?? identifier
    return self
  }

  /// Gives a cell that was made for a document the style and reuse identifier that other cells get when they are
  /// created.
  package func adopt(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    setUpLabels()
  }

  /// Writes the cell and its content into an archive; built-in labels are made anew.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(contentView, forKey: "UIContentView")
    coder.encode(hasCustomContent, forKey: "SNHasCustomContent")
    coder.encode(reuseIdentifier, forKey: "UIReuseIdentifier")
  }

  override var archivedSubviews: [UIView] { children.filter { $0 !== contentView && $0 !== accessoryView } }

  /// Called before the cell is reused for another row. Overrides call super.
  open func prepareForReuse() {}

  /// Sets whether the row is selected. Overrides call super. `isSelected` and a tap call it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isChosen = selected
    setNeedsUpdateConfiguration()
  }

  /// Sets whether the row is highlighted. Overrides call super. `isHighlighted` and a tap call it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isTouched = highlighted
    setNeedsUpdateConfiguration()
  }

  /// Sets whether the row is in editing mode. Overrides call super. `isEditing` and the table's editing mode call it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEdited = editing
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  private lazy var configured = ConfiguredContent(cell: self, contentView: contentView)

  /// What the cell shows. It makes a view in the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      hasListContent = newValue is UIListContentConfiguration
      configured.content = newValue
    }
  }
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configured.background = newValue }
  }
  /// Whether the content configuration follows the state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration follows the state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the state has changed, so that no subclass has to override `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the cell. Overrides add to super's.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// The default content configuration of the cell's style, without any content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Requests a call of `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() { configured.setNeedsUpdate() }

  /// Gives the cell the content of a state. Overrides call super. It is called before the first layout and after the
  /// state has changed.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configured.update(
      for: state, updatesContent: automaticallyUpdatesContentConfiguration,
      updatesBackground: automaticallyUpdatesBackgroundConfiguration)
    configurationUpdateHandler?(self, state)
  }

  func updateConfigurationIfNeeded() {
    configured.updateIfNeeded { updateConfiguration(using: configurationState) }
  }

  // MARK: Built-in content

  /// The title of a built-in arrangement. Reading it adds it to the content view, even without a text.
  open var textLabel: UILabel? { joined(ownTextLabel) }
  /// The detail of an arrangement that has one. Reading it adds it to the content view, even without a text.
  open var detailTextLabel: UILabel? { style == .default ? nil : joined(ownDetailLabel) }

  /// The labels of the arrangement. They are in the content view only while they have a text, unless code has read
  /// them.
  package var builtInLabels: (title: UILabel, detail: UILabel?) {
    (ownTextLabel, style == .default ? nil : ownDetailLabel)
  }
  private var askedForLabels: [ObjectIdentifier] = []

  /// Whether a view is a label of the arrangement.
  package func isBuiltInLabel(_ view: UIView) -> Bool {
    view === madeTextLabel || style != .default && view === madeDetailLabel
  }

  /// Adds a label to the content view when code reads it, because code may constrain the label to other views there.
  private func joined(_ label: UILabel) -> UILabel {
    if !askedForLabels.contains(ObjectIdentifier(label)) { askedForLabels.append(ObjectIdentifier(label)) }
    if label.superview == nil, !hasCustomContent { contentView.addSubview(label) }
    return label
  }
  /// The image of an arrangement that may have one.
  open var imageView: UIImageView? { style == .value2 ? nil : ownImageView }

  // A label is made when it is first used, because most cells of documents have content of their own.
  private var ownTextLabel: UILabel {
    if let madeTextLabel { return madeTextLabel }
    let label = UILabel(frame: .zero)
    madeTextLabel = label
    setUpTextLabel(label)
    return label
  }

  private var ownDetailLabel: UILabel {
    if let madeDetailLabel { return madeDetailLabel }
    let label = UILabel(frame: .zero)
    madeDetailLabel = label
    setUpDetailLabel(label)
    return label
  }

  private func setUpLabels() {
    if let madeTextLabel {
      setUpTextLabel(madeTextLabel)
    } else if style == .value2 {
      // It takes the colour that the cell has now.
      _ = ownTextLabel
    }
    if let madeDetailLabel { setUpDetailLabel(madeDetailLabel) }
  }

  private func setUpTextLabel(_ label: UILabel) {
    setUp(label, in: style == .value2 ? .caption1 : .body)
    guard style == .value2 else { return }
    label.textColor = tintColor
    label.textAlignment = .right
  }

  private func setUpDetailLabel(_ label: UILabel) {
    setUp(label, in: style == .value1 ? .body : .caption1)
    if style == .value1 { label.textColor = .secondaryLabel }
  }

  private func setUp(_ label: UILabel, in textStyle: UIFont.TextStyle) {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    label.font = .preferredFont(forTextStyle: textStyle, compatibleWith: large)
    label.adjustsFontForContentSizeCategory = true
  }

  /// How the row follows its content, which its table decides.
  var rowPolicy = LayoutPolicy.device.documentRows { didSet { if rowPolicy != oldValue { setNeedsLayout() } } }

  /// The built-in views that have something to show, added to the content view.
  private var shownParts: BuiltInCellParts {
    var parts = BuiltInCellParts()
    parts.title = shown(ownTextLabel)
    if style != .default { parts.detail = shown(ownDetailLabel) }
    if ownImageView.image != nil {
      if ownImageView.superview !== contentView { contentView.addSubview(ownImageView) }
      parts.image = ownImageView
    }
    if rowPolicy.emptyLabelsKeepRoom { parts.standIns = ("Title", style == .subtitle ? "Subtitle" : "Detail") }
    parts.subtitleSpreadsWithRow = rowPolicy.subtitlesSpreadWithRow
    parts.isStacked =
      rowPolicy.stacksLargeTitles && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    wrapLabels(parts.isStacked)
    return parts
  }

  /// Sets whether built-in labels of one line take as many lines as they need, as they do at accessibility text sizes.
  private func wrapLabels(_ wraps: Bool) {
    for label in [ownTextLabel, ownDetailLabel] {
      if wraps, label.numberOfLines == 1 {
        label.numberOfLines = 0
        wrappedLabels.insert(ObjectIdentifier(label))
      } else if !wraps, wrappedLabels.remove(ObjectIdentifier(label)) != nil {
        label.numberOfLines = 1
      }
    }
  }

  private func shown(_ label: UILabel) -> UILabel? {
    guard rowPolicy.emptyLabelsKeepRoom || !(label.text ?? "").isEmpty else {
      let isAskedFor = askedForLabels.contains(ObjectIdentifier(label))
      if label.superview === contentView, !isAskedFor { label.removeFromSuperview() }
      return nil
    }
    if label.superview !== contentView { contentView.addSubview(label) }
    return label
  }

  // MARK: Layout

  private var separatorHeight: CGFloat { metrics.separatorHeight(isShown: showsSeparator) }

  var metrics: CellMetrics {
    CellMetrics(
      policy: traitCollection.layoutPolicy.cells, screenWidth: screenWidth, scale: traitCollection.displayScale,
      disclosureSymbolWidth: rowPolicy.disclosureSymbolWidth)
  }

  private var accessoryWidth: CGFloat {
    if let accessoryView { return metrics.customAccessoryWidth(accessoryView.bounds.width) }
    return metrics.accessoryWidth(accessoryType, margin: accessoryMargin)
  }

  /// Distance from an accessory to the cell's trailing edge.
  private var accessoryMargin: CGFloat {
    if isBelowVisiblePart { return NSDirectionalEdgeInsets.standardMargins.trailing }
    return superview == nil ? metrics.lonelyMargin(width: bounds.width) : metrics.leadingMargin
  }

  /// Gives the content view the room that the accessory leaves, and places the built-in labels.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    configured.layOutBackground()
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let accessory = min(accessoryWidth, bounds.width)
    contentView.frame = CGRect(
      x: mirrored ? accessory : 0, y: 0, width: bounds.width - accessory,
      height: max(0, bounds.height - separatorHeight))
    backgroundView?.frame = bounds
    if let accessoryView {
      let size = accessoryView.bounds.size
      let inset = metrics.leadingMargin
      accessoryView.frame = CGRect(
        x: mirrored ? inset : bounds.width - inset - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    super.layoutSubviews()
    guard !hasCustomContent, configured.view == nil else { return }
    shownParts.place(
      style: style, size: contentView.bounds.size, hasAccessory: accessory > 0, metrics: metrics, mirrored: mirrored)
  }

  /// The frame of the accessory in the cell's coordinates; nil if there is none.
  public var accessoryFrame: CGRect? {
    guard accessoryView == nil, accessoryType != .none else { return nil }
    let width = accessoryWidth
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(x: mirrored ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  /// Whether a point of the cell is on a detail button.
  func offersDetails(at point: CGPoint) -> Bool {
    guard accessoryType == .detailButton || accessoryType == .detailDisclosureButton else { return false }
    return accessoryFrame?.contains(point) ?? false
  }

  package override var innerElements: [InnerElement] {
    guard accessoryType == .detailButton || accessoryType == .detailDisclosureButton, let accessoryFrame else {
      return []
    }
    return [InnerElement(label: "More Info", frame: accessoryFrame)]
  }

  /// Height that the content needs at a width, in points, without the separator.
  private func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if !hasCustomContent, configured.view == nil, case let parts = shownParts, !parts.isEmpty {
      return parts.fittingHeight(
        style: style, width: max(0, width - accessoryWidth), hasAccessory: accessoryWidth > 0, metrics: metrics)
    }
    let target = CGSize(width: max(0, width - accessoryWidth), height: 0)
    return contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Size that the row needs at a width, without its separator. A table calls it with a required width for a row
  /// without a height of its own.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard horizontalFittingPriority == .required else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
  }

  /// The height that the row needs at a width, without its separator. Subclasses can change it by overriding
  /// `systemLayoutSizeFitting`.
  func rowHeight(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Size of the content at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  override var systemLayoutMargins: NSDirectionalEdgeInsets { contentMargins }

  /// Margins of the content view, in place of those that UIKit gives its own content views.
  var contentMargins: NSDirectionalEdgeInsets {
    if isBelowVisiblePart { return .standardMargins }
    return metrics.contentMargins(
      hasAccessory: accessoryWidth > 0, separatorHeight: separatorHeight,
      ownWidth: superview == nil ? bounds.width : nil)
  }

  private func accessoryDidChange() {
    setNeedsLayout()
    contentView.insetsDidChange()
  }

  private func backgroundDidChange(from old: UIView?, to new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
  }

  package override var screenRole: ViewRole { .cell }

  package override var shownStates: [ShownState] { isSelected ? [.selected] : [] }

  /// Whether the cell made the view itself: every subview but the accessory view, and the built-in labels and image.
  package override func hasMade(_ view: UIView) -> Bool {
    if view.superview === self { return view !== accessoryView }
    return view.superview?.superview === self && (isBuiltInLabel(view) || view === imageView)
  }
}
