import UIKit

/// The rules by which the canvas of one Xcode version lays out a document. They are computed once per document from the
/// table ``XcodeReleases``.
///
/// If no rule of the table sets a property, its value is that of current versions of Xcode.
nonisolated struct CanvasPolicy: Hashable, Sendable {
  /// Sizes of controls, and distances in tables and bars, of the UIKit that belongs to the Xcode version. They are also
  /// used when the document is laid out for a device.
  var layout = LayoutPolicy.device
  /// How the heights of table rows follow their content on the canvas.
  var rows = LayoutPolicy.device.documentRows
  /// Whether a table row or bar item gets another size than the table or bar gives it if constraints of its content
  /// require this. If not, this is a conflict of constraints.
  var contentSizesGiveWay = false
  /// Whether hidden arranged subviews of stack views keep a size along the stack's axis that constraints require.
  var hiddenArrangedViewsKeepRequiredSizes = false
  /// Whether activity indicators that are hidden because they are stopped still occupy space in stack views.
  var stoppedIndicatorsKeepRoom = false
  /// The intrinsic content size, in stack views, of plain views without subviews and of image views without an image;
  /// nil for none.
  var designSizeOfEmptyViews: CGSize?
  /// The intrinsic content size, in stack views, of single-line labels without text; nil for none.
  var designSizeOfEmptyLabels: CGSize?
  /// The minimum height of plain views with subviews, if they are arranged subviews of a vertical stack view, or of a
  /// horizontal stack view whose alignment does not stretch them; nil for none.
  var leastDesignHeightOfContainers: CGFloat?
  /// Whether views of the app's own classes without an intrinsic size are as wide (or high) as their stack view even if
  /// the stack view's alignment is not `fill`.
  var unknownViewsSpanStacks = false
  /// The layout margins in points of the assumed superview of a top-level view; nil for no such superview.
  var marginAroundTopmostViews: CGFloat?
  /// Whether the margins in ``marginAroundTopmostViews`` are added to the safe area instead of beginning at the edges.
  var marginAroundTopmostViewsHasSafeArea = false
  /// Whether the intrinsic size of single-line labels in the standard label font is rounded to whole points, except in
  /// stack views.
  var standardLabelsTakeWholePoints = false
  /// Whether the intrinsic size of configured buttons with a title in the default font is rounded to whole points,
  /// except in stack views.
  var configuredButtonsTakeWholePoints = false
  /// Whether buttons with a configuration have equal widths if they fill a horizontal stack view.
  var configuredButtonsShareRows = false
  /// Whether date pickers with the style `automatic` show wheels.
  var datePickersHaveWheels = false
  /// The text size (content size category) at which the canvas shows text styles.
  var textSize = UIContentSizeCategory.large
  /// The generation of the text system by whose rules the canvas sets text.
  var textEra = LayoutPolicy.device.textEra
  /// Whether justified text is broken into lines so that spaces have similar widths in all lines. If not, each line
  /// takes as many words as fit.
  var evensJustifiedLines = LayoutPolicy.device.evensJustifiedLines
  /// The weight of fonts that a document describes as the bold system font.
  var boldSystemWeight = LayoutPolicy.device.boldSystemWeight
  /// Whether layout margins begin at the safe area even in documents that do not use safe-area layout guides.
  var marginsFollowEverySafeArea = true
  /// Pixels per point in documents that name no device.
  var scaleWithoutDevice = 2.0
  /// Whether devices with a home button have a safe-area inset for the status bar.
  var hasStatusBarAboveHomeButton = true
  /// Whether iPads without a home button have a safe-area inset for the status bar.
  var hasStatusBarOnRoundedPads = true
  /// Whether low top-level views, which are no whole screens, have a safe-area inset for the status bar on devices with
  /// a home button.
  var lowViewsHaveStatusBar = true
  /// Whether top-level views have the full safe-area inset for the home indicator, even if they do not reach the bottom
  /// of the screen.
  var lowViewsHaveHomeArea = false
  /// Whether the safe-area insets at top and bottom of devices with a notch are counted twice.
  var countsSafeAreaTwice = false
  /// The safe-area insets at the top in portrait, in points, of devices for which the canvas has another inset than the
  /// device itself. By identifiers of devices.
  var topInsets: [String: Double] = [:]
  /// Whether the simulated metrics of a scene can remove the inset for the status bar.
  var statusBarCanBeRemoved = false
  /// Whether modal presentations on phones are page sheets.
  var hasPageSheets = true
  /// How much lower than the screen page sheets are on phones with a notch, in points; nil for the inset of the status
  /// bar.
  var gapAboveSheets: Double?
  /// Whether page sheets without a navigation bar have the inset of the status bar on phones with a notch.
  var sheetsHaveStatusBar = true
  /// Whether page sheets have the inset for the home indicator.
  var sheetsHaveHomeArea = false
  /// The height of a toolbar on the canvas for devices with a home button, in points. On the devices themselves it is
  /// 44.
  var toolbarHeightAboveHomeButton = 49.0
  /// Identifiers of the devices on which table rows have the margins and insets of wide screens although the screen is
  /// narrow.
  var devicesWithWideRows: Set<String> = []
  /// Height of a navigation bar on a phone in portrait, in points.
  var phoneNavigationBarHeight = 44.0
  /// Height of a navigation bar in a page sheet, with the space above it, in points.
  var sheetNavigationBarHeight = 70.0
  /// Height of a navigation bar on an iPad in points.
  var padNavigationBarHeight = 50.0
  /// Whether, in documents that name no device, the rows of a table begin below the bars that cover its top.
  var startsListsBelowBars = false
  /// Whether top-level cells have the layout margins of a controller's root view.
  var cellsHaveRootMargins = true
  /// Whether top-level views of a xib, except cells, have the layout margins of a controller's root view.
  var xibViewsHaveRootMargins = true
  /// Whether the layout margins that a document has for the content view of a table cell are increased to the system's
  /// margins if they are smaller.
  var contentMarginsAreLeast = false
  /// Whether the canvas marks all table cells as ambiguous.
  var marksCells = false
  /// The elements of controls whose size rests on a rule that one repository shows.
  var scarceElements: Set<String> = []

  /// Makes the policy of an Xcode version, by applying the rules that hold for it.
  ///
  /// - Parameter rules: the table of rules. Tests pass only some of them.
  init(of version: XcodeVersion, rules: [CanvasRule] = XcodeReleases.applied) {
    for rule in rules where rule.versions.contains(version) {
      rule.apply(&self)
      if let element = rule.element, rule.evidence.repositories == 1 { scarceElements.insert(element) }
    }
  }

  /// The layout policy for the canvas: ``layout`` with the properties that hold only on the canvas.
  ///
  /// The canvas itself always shows ``textSize``. If another text size is requested, table rows grow as in a running
  /// app.
  ///
  /// - Parameters:
  ///   - shown: the text size for which the document is laid out.
  ///   - device: the identifier of the device that the canvas shows; nil for none.
  func layout(textSize shown: UIContentSizeCategory, device: String? = nil) -> LayoutPolicy {
    var policy = layout
    if let device, devicesWithWideRows.contains(device) {
      policy.cells.leadingMargin.narrow = policy.cells.leadingMargin.wide
      policy.tables.groupInset.narrow = policy.tables.groupInset.wide
    }
    policy.contentSizesGiveWay = contentSizesGiveWay
    policy.hiddenArrangedViewsKeepRequiredSizes = hiddenArrangedViewsKeepRequiredSizes
    policy.stoppedIndicatorsKeepRoom = stoppedIndicatorsKeepRoom
    policy.designSizeOfEmptyViews = designSizeOfEmptyViews
    policy.designSizeOfEmptyLabels = designSizeOfEmptyLabels
    policy.leastDesignHeightOfContainers = leastDesignHeightOfContainers
    policy.unknownViewsSpanStacks = unknownViewsSpanStacks
    policy.marginAroundTopmostViews = marginAroundTopmostViews
    policy.marginAroundTopmostViewsHasSafeArea = marginAroundTopmostViewsHasSafeArea
    policy.configuredButtonsShareRows = configuredButtonsShareRows
    policy.standardLabelsTakeWholePoints = standardLabelsTakeWholePoints
    policy.configuredButtonsTakeWholePoints = configuredButtonsTakeWholePoints
    policy.cells.contentMarginsAreLeast = contentMarginsAreLeast
    if datePickersHaveWheels { policy.controls.datePickersAreCompact = false }
    policy.textEra = textEra
    policy.evensJustifiedLines = evensJustifiedLines
    policy.boldSystemWeight = boldSystemWeight
    if shown == textSize { policy.documentRows = rows }
    return policy
  }
}
