import Foundation

/// The view of a table row: a content view, with an optional accessory beside it.
///
/// The built-in styles have labels and an image. Other cells show the views that the app adds to `contentView`.
open class UITableViewCell: UIView {
  /// Built-in arrangements of labels and an image.
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

  /// How a selected row is highlighted.
  public enum SelectionStyle: Int, Sendable {
    /// Nothing changes.
    case none = 0
    /// Blue before iOS 7; treated as `default`.
    case blue = 1
    case gray = 2
    /// The system's highlight.
    case `default` = 3
  }

  /// Performs the storyboard segue that starts at the cell. After a tap on the row, the table calls this before the
  /// delegate's `tableView(_:didSelectRowAt:)`.
  package final var performsSegue: (@MainActor (UITableViewCell) -> Void)?

  /// The arrangement of the built-in labels and image.
  public private(set) var style: CellStyle
  /// The identifier for which the table reuses the cell.
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
  /// How the row is highlighted while it is selected.
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
  /// Whether the row is in editing mode. Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { isEdited }
    set { setEditing(newValue, animated: false) }
  }
  /// The indentation level of the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The indentation per level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Insets of the separator in points. Without insets of its own, the cell has those of its table.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? (superview as? UITableView)?.separatorInset ?? UITableView.standardSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  /// The insets of the separator that code or a document has set; nil for those of the table.
  package var ownSeparatorInset: UIEdgeInsets?
  /// A view behind the content.
  open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue, to: backgroundView) } }
  /// A view behind the content while the row is selected.
  open var selectedBackgroundView: UIView?
  /// Whether content is indented while the table is edited.
  open var shouldIndentWhileEditing = true
  /// Whether a handle to move the row is shown while the table is edited.
  open var showsReorderControl = false
  /// Row height in points that an Interface Builder document sets for this cell; nil if it sets none.
  public var statedRowHeight: CGFloat?
  /// Whether the cell is a row whose height the document states, for the row or for all rows of its table. On the canvas
  /// 15 of 16 such rows of two repositories keep it, whatever their content asks for; 14 of 14 other rows do not.
  override var fixesContentSize: Bool {
    guard let table = superview as? UITableView else { return false }
    return statedRowHeight != nil || table.rowHeight != UITableView.automaticDimension
  }

  override var leavesContentSizeOpen: Bool { isBelowVisiblePart && rowPolicy.hiddenRowsLeaveSizesOpen }

  /// Whether the cell shows a ``UIListContentConfiguration``. If it does, the row is at least 44 points high, plus the
  /// separator.
  public var hasListContent = false
  /// Whether the cell has custom content from an Interface Builder document instead of a built-in style.
  public var hasCustomContent = false

  /// Whether a separator below the row makes the content view lower. The table sets it; a cell without a table has a
  /// separator.
  var showsSeparator = true { didSet { if showsSeparator != oldValue { setNeedsLayout() } } }
  /// Whether the row has the margins of an ordinary view, because it lies below the visible part of its table. The
  /// table sets it on the canvas of some design tools.
  var isBelowVisiblePart = false {
    didSet {
      guard isBelowVisiblePart != oldValue else { return }
      if isBelowVisiblePart { contentView.preservesSuperviewLayoutMargins = false }
      setNeedsLayout()
      contentView.insetsDidChange()
    }
  }
  /// Width of the screen in points. The margins depend on it, and not on the table's width.
  private(set) var screenWidth = UIScreen.main.bounds.width

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

  /// Sets the reuse identifier if the cell has none; returns the cell.
  func named(_ identifier: String) -> UITableViewCell {
    reuseIdentifier = reuseIdentifier ?? identifier
    return self
  }

  /// Sets the style and reuse identifier of a cell that was made for an Interface Builder document. Other cells get
  /// them from `init(style:reuseIdentifier:)`.
  package func adopt(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    setUpLabels()
  }

  /// Writes the cell and its content view into an archive. A restored cell makes new built-in labels.
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
    let state: StateMask = editing ? .showingEditControl : []
    let changes = editing != isEdited
    if changes { willTransition(to: state) }
    isEdited = editing
    setNeedsUpdateConfiguration()
    if changes { didTransition(to: state) }
  }

  /// What a cell shows beside its content while it is edited.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control that deletes or inserts the row.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms the deletion of the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// Called before the row gets into or out of editing mode. Overrides call super.
  open func willTransition(to state: StateMask) {}
  /// Called after the row got into or out of editing mode. Overrides call super.
  open func didTransition(to state: StateMask) {}

  // MARK: Configurations

  private lazy var configured = ConfiguredContent(cell: self, contentView: contentView)

  /// What the cell shows. The cell adds the view that the configuration makes to the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      hasListContent = newValue is UIListContentConfiguration
      configured.content = newValue
    }
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
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the cell, from which its configurations are updated. Overrides change the state that super returns.
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

  // MARK: Built-in content

  /// The title label of a built-in style. Reading this property adds the label to the content view, even without a
  /// text.
  open var textLabel: UILabel? { joined(ownTextLabel) }
  /// The detail label of a built-in style; nil for the default style. Reading this property adds the label to the
  /// content view, even without a text.
  open var detailTextLabel: UILabel? { style == .default ? nil : joined(ownDetailLabel) }

  /// The labels of the built-in style. A label is in the content view only while it has a text, unless code has read it
  /// with `textLabel` or `detailTextLabel`.
  package var builtInLabels: (title: UILabel, detail: UILabel?) {
    (ownTextLabel, style == .default ? nil : ownDetailLabel)
  }
  private var askedForLabels: [ObjectIdentifier] = []

  /// Whether a view is the title label or the detail label of the built-in style.
  package func isBuiltInLabel(_ view: UIView) -> Bool {
    view === madeTextLabel || style != .default && view === madeDetailLabel
  }

  /// Adds a built-in label to the content view when code reads it, because code may add constraints between the label
  /// and other views there.
  private func joined(_ label: UILabel) -> UILabel {
    if !askedForLabels.contains(ObjectIdentifier(label)) { askedForLabels.append(ObjectIdentifier(label)) }
    if label.superview == nil, !hasCustomContent { contentView.addSubview(label) }
    return label
  }
  /// The image view of a built-in style; nil for `value2`.
  open var imageView: UIImageView? { style == .value2 ? nil : ownImageView }

  // A label is made when it is first used, because most cells of Interface Builder documents have custom content and
  // never use it.
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
      // The label is made now, so that it takes the tint colour that the cell has now.
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

  /// How the row's height and labels follow the content. The table sets it.
  var rowPolicy = LayoutPolicy.device.documentRows { didSet { if rowPolicy != oldValue { setNeedsLayout() } } }

  /// The built-in labels and image that are shown. Reading this property adds them to the content view.
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

  /// Lets built-in labels that are limited to one line take as many lines as they need, or limits them to one line
  /// again.
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

  /// Takes over the width of the window's screen.
  override func windowDidChange() {
    guard window != nil, widthOfScreen != screenWidth else { return }
    screenWidth = widthOfScreen
    setNeedsLayout()
    contentView.insetsDidChange()
  }

  /// Sets the frames of the content view, which is beside the accessory, and of the accessory view, the background, and
  /// the built-in labels and image.
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

  /// The frame of the built-in accessory in the cell's coordinates; nil if there is none or a custom accessory view.
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

  /// Size that the row needs at a width, without its separator. A table calls it with a required width for rows whose
  /// height follows their content.
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

  /// The height in points that the row needs at a width, without its separator. Subclasses can change it by overriding
  /// `systemLayoutSizeFitting`.
  func rowHeight(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The height in points of a row that follows its content, with its separator. Content of its own can make a row lower
  /// than an empty one: 47 frames of the canvas in nine repositories show it, and 16 do not.
  ///
  /// - Parameter least: the height of a row without content, and the least height of content of a built-in style.
  func automaticHeight(width: CGFloat, separator: CGFloat, least: CGFloat) -> CGFloat {
    let fitting = rowHeight(width: width) + separator
    return hasOwnContent && fitting > 1 ? fitting : max(least, fitting)
  }

  /// Whether the views of the cell are the app's or the document's, not those of a built-in style or a configuration.
  private var hasOwnContent: Bool {
    hasCustomContent || configured.view == nil && shownParts.isEmpty && !contentView.subviews.isEmpty
  }

  /// The given width, and the height that the content needs at this width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  override var systemLayoutMargins: NSDirectionalEdgeInsets { contentMargins }

  /// Default layout margins of the content view, which the layout policy decides.
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
