import UIKit

/// How the canvas of one Xcode lays a document out. It is computed once per document from the table ``XcodeReleases``.
///
/// A value that no rule of the table sets is that of an app on a current device.
nonisolated struct CanvasPolicy: Hashable, Sendable {
  /// Sizes of views, and distances in tables and bars, by the UIKit of the release. They hold on devices, too.
  var layout = LayoutPolicy.device
  /// How rows follow their content on the canvas.
  var rows = LayoutPolicy.device.documentRows
  /// Whether the sizes that tables and bars give to their contents give way to constraints that contradict them.
  var contentSizesGiveWay = false
  /// Whether hidden views of stack views keep a size along the stack that constraints require.
  var hiddenArrangedViewsKeepRequiredSizes = false
  /// Whether hidden activity indicators that hide when stopped still take room in stack views.
  var stoppedIndicatorsKeepRoom = false
  /// Natural size of plain views without subviews, and of image views without an image, in stack views.
  var designSizeOfEmptyViews: CGSize?
  /// Natural size of labels of one line without text in stack views.
  var designSizeOfEmptyLabels: CGSize?
  /// Least height of plain views with subviews in columns, and in rows that do not stretch them.
  var leastDesignHeightOfContainers: CGFloat?
  /// Whether views of the app's own classes that state no size span stack views that do not stretch their views.
  var unknownViewsSpanStacks = false
  /// Margins of the superview of a top-level view.
  var marginAroundTopmostViews: CGFloat?
  /// Whether these margins start at the safe area.
  var marginAroundTopmostViewsHasSafeArea = false
  /// Whether the natural size of one-line labels in the standard label font is rounded to whole points outside of stack
  /// views.
  var standardLabelsTakeWholePoints = false
  /// Whether the configured buttons of a row that fills its stack view are equally wide.
  var configuredButtonsShareRows = false
  /// Whether date pickers show wheels if the document leaves the style to the system.
  var datePickersHaveWheels = false
  /// The text size at which text styles are shown.
  var textSize = UIContentSizeCategory.large
  /// The release of the text system. Devices, too, set the text of old documents by the rules of their own release.
  var textEra = LayoutPolicy.device.textEra
  /// Whether the lines of justified text are broken so that their spaces have similar widths.
  var evensJustifiedLines = LayoutPolicy.device.evensJustifiedLines
  /// The weight of fonts that a document describes as the bold system font.
  var boldSystemWeight = LayoutPolicy.device.boldSystemWeight
  /// Whether margins start at the safe area even in documents without safe-area guides.
  var marginsFollowEverySafeArea = true
  /// Pixels per point in documents that name no device.
  var scaleWithoutDevice = 2.0
  /// Whether the status bar of devices with a home button takes room.
  var hasStatusBarAboveHomeButton = true
  /// Whether the status bar of iPads without a home button takes room.
  var hasStatusBarOnRoundedPads = true
  /// Whether low top-level views leave the status bar of devices with a home button free.
  var lowViewsHaveStatusBar = true
  /// Whether top-level views keep the whole home area free, even if they cover only a part of it.
  var lowViewsHaveHomeArea = false
  /// Whether the safe area of devices with a sensor housing counts twice at top and bottom.
  var countsSafeAreaTwice = false
  /// Whether the top counts twice below a navigation bar, too.
  var countsSafeAreaTwiceBelowBars = false
  /// Safe area at the top of devices in portrait, by their identifiers, if it differs from that of the device.
  var topInsets: [String: Double] = [:]
  /// Whether simulated metrics can remove the status bar of a scene.
  var statusBarCanBeRemoved = false
  /// Whether modal presentations on phones are page sheets.
  var hasPageSheets = true
  /// Height of a toolbar on a device with a home button, in points. On the device itself it is 44.
  var toolbarHeightAboveHomeButton = 49.0
  /// Devices, by their identifiers, whose rows have the margins and insets of wide screens although their screen is
  /// narrow.
  var devicesWithWideRows: Set<String> = []
  /// Height of a navigation bar on a phone in portrait, in points.
  var phoneNavigationBarHeight = 44.0
  /// Height of a navigation bar on an iPad in points.
  var padNavigationBarHeight = 50.0
  /// Whether the rows of a list start below the bars in documents that name no device.
  var startsListsBelowBars = false
  /// Whether top-level cells have the margins of a root view.
  var cellsHaveRootMargins = true
  /// Whether other top-level views of a xib have the margins of a root view.
  var xibViewsHaveRootMargins = true
  /// Whether the margins that a document states for the content view of a table cell are at least the system's.
  var contentMarginsAreLeast = false
  /// Whether table cells are marked as ambiguous.
  var marksCells = false

  /// The policy for a version. Tests pass only some of the rules.
  init(of version: XcodeVersion, rules: [CanvasRule] = XcodeReleases.table) {
    for rule in rules where rule.versions.contains(version) { rule.apply(&self) }
  }

  /// Sizes and distances on the canvas.
  ///
  /// The canvas has a fixed text size. With another text size, rows grow as in an app.
  ///
  /// - Parameters:
  ///   - shown: the text size.
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
    policy.cells.contentMarginsAreLeast = contentMarginsAreLeast
    if datePickersHaveWheels { policy.controls.datePickersAreCompact = false }
    policy.textEra = textEra
    policy.evensJustifiedLines = evensJustifiedLines
    policy.boldSystemWeight = boldSystemWeight
    if shown == textSize { policy.documentRows = rows }
    return policy
  }
}
