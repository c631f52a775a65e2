import Foundation
import Typesetting
import UIKit

/// The table of rules by which Interface Builder's canvas lays out documents differently from an app on a current
/// device.
///
/// Each row has a statement of the rule, the Xcode versions for which it holds, the evidence from public documents, and
/// the values of ``CanvasPolicy`` that it sets. Rows are applied from top to bottom.
nonisolated enum XcodeReleases {
  static let table: [CanvasRule] = screens + text + controls + bars + tables + cells

  /// The rows that are applied: all of them.
  ///
  /// If the environment variable `SNUG_LEAST_REPOSITORIES` is set, rows with evidence from fewer repositories are left
  /// out. `Scripts/fidelity` measures so what is lost if a repository had not been there when rules were found.
  static let applied: [CanvasRule] = {
    let least = ProcessInfo.processInfo.environment["SNUG_LEAST_REPOSITORIES"].flatMap { Int($0) }
    guard let least else { return table }
    return table.filter { $0.evidence.views == 0 || $0.evidence.repositories >= least }
  }()

  // MARK: Screens

  private static let screens: [CanvasRule] = [
    CanvasRule(
      "A canvas without a device has one pixel per point.", .before(.xcode9),
      .frames(199, documents: 64, repositories: 11, against: 47)
    ) {
      $0.scaleWithoutDevice = 1
    },
    CanvasRule(
      "Devices with a home button, and canvases without a device, have no status bar.",
      .from(.xcode11Beta, before: .xcode14_3),
      .frames(196, documents: 75, repositories: 25, against: 10)
    ) {
      $0.hasStatusBarAboveHomeButton = false
    },
    CanvasRule(
      "iPads without a home button have no status bar.", .from(.xcode11Beta, before: .xcode14),
      .other("No view depends on it; 2 of 2 root views of one repository, and one of Xcode 14.3 that has 24 points.")
    ) {
      $0.hasStatusBarOnRoundedPads = false
    },
    CanvasRule(
      "Low views that stand on their own have no status bar on devices with a home button.", .before(.xcode15),
      .frames(43, documents: 19, repositories: 5, "That it ends with Xcode 15 rests on one document.")
    ) {
      $0.lowViewsHaveStatusBar = false
    },
    CanvasRule(
      "Views that stand on their own keep the whole home area free; before, what they cover of it.",
      .from(.xcode14_3, before: .xcode16_3),
      .frames(6, documents: 2, repositories: 2)
    ) {
      $0.lowViewsHaveHomeArea = true
    },
    CanvasRule(
      "A view that stands on its own and preserves the margins around it finds margins of 8 points there.", .always,
      .frames(14, documents: 6, repositories: 2)
    ) {
      $0.marginAroundTopmostViews = 8
    },
    CanvasRule(
      "The margins around a view that stands on its own start at the safe area.", .before(.xcode14),
      .frames(9, documents: 3, repositories: 2)
    ) {
      $0.marginAroundTopmostViewsHasSafeArea = true
    },
    CanvasRule(
      "Every phone without a home button has the top inset of the first ones.", .before(.xcode14LaterBeta),
      .frames(14, documents: 3, repositories: 3)
    ) {
      for id in ["retina5_4", "retina6_0", "retina6_7", "retina6_12", "retina6_72"] { $0.topInsets[id] = 44 }
    },
    CanvasRule(
      "Phones have the top inset of the newest model of their size: 48 points at 6.1 inches, 50 at 5.8.",
      .from(.xcode14LaterBeta), .frames(282, documents: 53, repositories: 17, against: 1)
    ) {
      $0.topInsets["retina6_1"] = 48
      $0.topInsets["retina5_9"] = 50
    },
    CanvasRule(
      "The safe area of phones with a sensor housing counts twice at top and bottom.", .from(.xcode16_3),
      .frames(187, documents: 26, repositories: 9, against: 2)
    ) {
      $0.countsSafeAreaTwice = true
    },
    CanvasRule(
      "Plain views without subviews and image views without an image have a natural size of 240 × 128 points in stack "
        + "views; text is stronger.",
      .always,
      .frames(
        50, documents: 14, repositories: 8, against: 11, "Image views rest on one repository.")
    ) {
      $0.designSizeOfEmptyViews = CGSize(width: 240, height: 128)
    },
    CanvasRule(
      "Labels of one line without text have a natural size of 50 × 50 points in stack views.", .always,
      .frames(35, documents: 9, repositories: 7)
    ) {
      $0.designSizeOfEmptyLabels = CGSize(width: 50, height: 50)
    },
    CanvasRule(
      "Plain views with subviews are at least 50 points high in columns, and in rows that do not stretch them; what is in "
        + "them is weaker unless it hugs its content with more than 500.",
      .always,
      .frames(147, documents: 20, repositories: 7, against: 7, "Five views of four repositories are 128 points high.")
    ) {
      $0.leastDesignHeightOfContainers = 50
    },
    CanvasRule(
      "Views of the app's own classes that state no size span stack views that do not stretch their views, and are at least "
        + "50 points high there and in columns.",
      .always,
      .frames(11, documents: 4, repositories: 4)
    ) {
      $0.unknownViewsSpanStacks = true
    },
    CanvasRule(
      "Hidden views of stack views keep a size along the stack that constraints require.", .always,
      .frames(60, documents: 16, repositories: 7)
    ) {
      $0.hiddenArrangedViewsKeepRequiredSizes = true
    },
    CanvasRule(
      "Hidden activity indicators that hide when stopped have their places in stack views.", .always,
      .frames(14, documents: 3, repositories: 3)
    ) {
      $0.stoppedIndicatorsKeepRoom = true
    },
    CanvasRule(
      "Simulated metrics can remove the status bar.", .before(.xcode9), .frames(18, documents: 3, repositories: 2)
    ) {
      $0.statusBarCanBeRemoved = true
    },
    CanvasRule(
      "Modal presentations cover the screen; later they are page sheets.", .before(.xcode11Beta),
      .frames(14, documents: 6, repositories: 5)
    ) {
      $0.hasPageSheets = false
    },
    CanvasRule(
      "Page sheets on phones with a notch are 10 points lower than the screen and have no inset at the top; later, that "
        + "of the status bar.",
      .before(.xcode26),
      .other("11 of 11 sheets of five repositories since Xcode 14; in Xcode 26, four of four of two.")
    ) {
      $0.gapAboveSheets = 10
      $0.sheetsHaveStatusBar = false
    },
    CanvasRule(
      "Page sheets on phones with a notch are 54 points lower than the screen and have the inset of the home indicator.",
      .before(.xcode14),
      .other("Six of six sheets of three repositories have the inset; since Xcode 14, one of seven of five.")
    ) {
      $0.gapAboveSheets = 54
      $0.sheetsHaveHomeArea = true
    },
    CanvasRule(
      "Rows of a list start below the bars where the document names no device.", .before(.xcode8_3),
      .frames(167, documents: 20, repositories: 7)
    ) {
      $0.startsListsBelowBars = true
    },
    CanvasRule(
      "A cell that stands on its own has margins of 8 points.", .before(.xcode9_1),
      .other("No view depends on it; the content views of such cells have a rule of their own.")
    ) {
      $0.cellsHaveRootMargins = false
    },
    CanvasRule(
      "A view that stands on its own in a xib has margins of 8 points.", .before(.xcode7),
      .frames(2, documents: 1, repositories: 1)
    ) {
      $0.xibViewsHaveRootMargins = false
    },
    CanvasRule(
      "Margins of documents without safe areas start at the edges, but for a sensor housing.", .before(.xcode9),
      .other("Since Xcode 10 five of six documents of six repositories have margins at the safe area.")
    ) {
      $0.marginsFollowEverySafeArea = false
    },
    CanvasRule(
      "A root view that is 600 points wide has the side margins of a narrow one.", .before(.xcode7),
      .frames(22, documents: 10, repositories: 3, against: 2)
    ) {
      $0.layout.squareCanvasIsNarrow = true
    },
    CanvasRule(
      "Table cells are marked as ambiguous.", .from(.xcode6Beta, before: .xcode6LaterBeta),
      .other("11 of 11 cells are marked in these betas, 0 of 21 in Xcode 5, 6 and 7.")
    ) {
      $0.marksCells = true
    },
  ]

  // MARK: Text

  private static let text: [CanvasRule] = [
    CanvasRule(
      "Labels of one line in the standard font of labels measure whole points outside of stack views.", .always,
      .frames(
        465, documents: 110, repositories: 37, against: 158,
        "Mostly half a point. Widths against it are those of our fonts; heights are 279 to 62.")
    ) {
      $0.standardLabelsTakeWholePoints = true
    },
    CanvasRule(
      "Configured buttons with a title in the default font measure whole points outside of stack views.", .always,
      .frames(
        25, documents: 11, repositories: 8, against: 19,
        "Mostly a third of a point. Of 47 heights 34 are whole, in stack views none of 24.")
    ) {
      $0.configuredButtonsTakeWholePoints = true
    },
    CanvasRule(
      "The configured buttons of a row that fills its stack view are equally wide.", .always,
      .other("Seven of seven rows of four repositories; in two of them the stack view is as wide as this makes it.")
    ) {
      $0.configuredButtonsShareRows = true
    },
    CanvasRule(
      "Text styles are shown at Medium.", .from(.xcode6_3, before: .xcode7_3),
      .frames(31, documents: 9, repositories: 3, against: 1)
    ) {
      $0.textSize = .medium
    },
    CanvasRule(
      "Text styles are shown at Extra Small.", .from(.xcode12_5, before: .xcode14),
      .frames(99, documents: 24, repositories: 11, against: 11)
    ) {
      $0.textSize = .extraSmall
    },
    CanvasRule(
      "The text styles Large Title, Title 1 and Title 2 have 30, 26 and 20 points; otherwise 34, 28 and 22.",
      .from(.xcode9_2, before: .xcode11_2),
      .other(
        "Eight of eight labels and buttons of six documents of four repositories; most are of Title 1. Before and later, none."
      )
    ) {
      let sizes: [(UIFont.TextStyle, CGFloat)] = [(.largeTitle, 30), (.title1, 26), (.title2, 20)]
      for (style, size) in sizes { $0.layout.documentStyleSizes[style.rawValue] = size }
    },
    CanvasRule(
      "Lines of justified text take as many words as fit.", .before(.xcode15),
      .other("Pictures of iOS 17 show other line ends than those of iOS 16.")
    ) {
      $0.evensJustifiedLines = false
    },
    CanvasRule(
      "The bold system font is Bold; on a device it is Semibold.", .always,
      .other("41 labels of 14 repositories have the width of text in Bold, none that of text in Semibold.")
    ) {
      $0.boldSystemWeight = .bold
    },
    CanvasRule(
      "The system font is Helvetica Neue.", .before(.xcode7), .frames(14, documents: 6, repositories: 4, against: 2)
    ) {
      $0.textEra = .helveticaNeue
    },
    CanvasRule(
      "The system font is San Francisco, at every size in the letters of text; Han and kana characters are one em wide, text "
        + "styles have no leading.",
      .from(.xcode7, before: .xcode8Beta), .frames(26, documents: 14, repositories: 7, against: 16)
    ) {
      $0.textEra = .sanFrancisco
    },
    CanvasRule(
      "Text styles have a leading; otherwise text is set as before.", .from(.xcode8Beta, before: .xcode9),
      .frames(5, documents: 2, repositories: 2)
    ) {
      $0.textEra = .leadingOfStyles
    },
    CanvasRule(
      "Han and kana characters are wider than one em; tracking at 17 and 18 points is wider than later.",
      .from(.xcode9, before: .xcode12), .frames(149, documents: 61, repositories: 28, against: 41)
    ) {
      $0.textEra = .wideIdeographs
    },
  ]

  // MARK: Controls

  private static let controls: [CanvasRule] = [
    CanvasRule("Switches are 63 × 28 points.", .from(.xcode26), .frames(32, documents: 3, repositories: 3, against: 16))
    {
      $0.layout.controls.switchSize = CGSize(width: 63, height: 28)
    },
    CanvasRule(
      "Sliders are 31 points high; later 34.", .before(.xcode14_3),
      .frames(244, documents: 48, repositories: 15, against: 6)
    ) {
      $0.layout.controls.sliderHeight = 31
    },
    CanvasRule(
      "Compact date pickers are 36 points high.", .from(.xcode26), .frames(2, documents: 1, repositories: 1),
      sizeOf: "datePicker"
    ) {
      $0.layout.controls.compactDatePickerHeight = 36
    },
    CanvasRule(
      "Text fields without a border are at least 22 points high.", .from(.xcode26),
      .frames(50, documents: 1, repositories: 1, against: 3), sizeOf: "textField"
    ) {
      $0.layout.controls.leastPlainFieldHeight = 22
    },
    CanvasRule(
      "The knobs of sliders are 38 points wide.", .from(.xcode26), .other("Known of iOS 26; no view depends on it.")
    ) {
      $0.layout.controls.sliderKnobWidth = 38
    },
    CanvasRule(
      "Sliders in toolbars are as high as others; later as with images.", .before(.xcode9_2),
      .other("14 of 14 sliders in toolbars; they keep their stored frames in any case.")
    ) {
      $0.layout.controls.sliderHeightInToolbar = 31
    },
    CanvasRule(
      "Steppers keep their size whatever constraints ask; later they are stretched and squeezed.", .before(.xcode11),
      .frames(
        3, documents: 1, repositories: 1, "Later four of four steppers of four documents of two repositories are not."),
      sizeOf: "stepper"
    ) {
      $0.layout.controls.steppersKeepTheirSize = true
    },
    CanvasRule("Steppers are 29 points high.", .before(.xcode11Beta), .frames(2, documents: 2, repositories: 2)) {
      $0.layout.controls.stepperSize.height = 29
    },
    CanvasRule(
      "Steppers are 28 points high.", .from(.xcode11Beta, before: .xcode11), .frames(3, documents: 1, repositories: 1),
      sizeOf: "stepper"
    ) {
      $0.layout.controls.stepperSize.height = 28
    },
    CanvasRule(
      "Segmented controls have outlines and regular titles, 29 points high and 14 wider than a title.",
      .before(.xcode11Beta), .frames(23, documents: 12, repositories: 8)
    ) {
      $0.layout.controls.segmentedControlHeight = 29
      $0.layout.controls.segmentPadding = 14
      $0.layout.controls.segmentLook = .outlined
    },
    CanvasRule(
      "Text fields are lower: with a rounded border 30 points, without one as high as their line.",
      .before(.xcode11Beta), .frames(121, documents: 31, repositories: 18)
    ) {
      $0.layout.controls.leastRoundedFieldHeight = 30
      $0.layout.controls.roundedFieldPadding = 4
      $0.layout.controls.plainFieldPadding = 0
    },
    CanvasRule(
      "Buttons with a plus or an i in a circle are 24 points wide.", .before(.xcode11Beta),
      .other("Known of iOS 7 to 12; no view depends on it.")
    ) {
      $0.layout.controls.buttonSignSize.width = 24
    },
    CanvasRule(
      "Page controls are 27.5 points high; later 26, and 116 wide with three pages.", .before(.xcode14),
      .frames(2, documents: 2, repositories: 1, "Later: one page control of Xcode 14.3, and pictures of iOS 17."),
      sizeOf: "pageControl"
    ) {
      $0.layout.controls.pageDotDiameter = 7
      $0.layout.controls.pageDotDistance = 18
      $0.layout.controls.pageControlPadding = 43.5
      $0.layout.controls.pageControlHeight = 27.5
    },
    CanvasRule("Progress views are 2 points high.", .before(.xcode12), .frames(55, documents: 17, repositories: 13)) {
      $0.layout.controls.progressHeight = 2
    },
    CanvasRule(
      "Page controls are 37 points high; their dots are 7 wide and 9 apart.", .before(.xcode12),
      .frames(2, documents: 2, repositories: 2)
    ) {
      $0.layout.controls.pageDotDistance = 16
      $0.layout.controls.pageControlPadding = -9
      $0.layout.controls.pageControlHeight = 37
    },
    CanvasRule("Pickers are 162 points high.", .before(.xcode7_1), .frames(18, documents: 2, repositories: 2)) {
      $0.layout.controls.wheelsSize.height = 162
    },
    CanvasRule(
      "Date pickers show wheels where the document leaves the style to the system; later they are compact.",
      .before(.xcode26), .other("Two of two pickers of one document of Xcode 26 are compact.")
    ) {
      $0.datePickersHaveWheels = true
    },
    CanvasRule(
      "Date pickers show wheels on devices, too, where the document leaves the style to the system.",
      .before(.xcode12_5), .other("iOS 14 made compact the automatic style; the canvas shows wheels in any case.")
    ) {
      $0.layout.controls.datePickersAreCompact = false
    },
  ]

  // MARK: Bars

  private static let bars: [CanvasRule] = [
    CanvasRule(
      "Navigation bars are 54 points high.", .from(.xcode26),
      .frames(15, documents: 4, repositories: 4, "Counted together with the safe area that counts twice since then.")
    ) {
      $0.layout.bars.navigationBarHeight = 54
      $0.phoneNavigationBarHeight = 54
    },
    CanvasRule(
      "Navigation bars in page sheets end at 56 points; later at 70.", .before(.xcode26),
      .other("One bar of 54 points in Xcode 26, below 16 points; before, 56 in three repositories.")
    ) {
      $0.sheetNavigationBarHeight = 56
    },
    CanvasRule(
      "Navigation bars have a background over content that is not scrolled.", .before(.xcode13),
      .other("Known of iOS 14; the background moves nothing.")
    ) {
      $0.layout.bars.fillsNavigationBarsAtRest = true
    },
    CanvasRule(
      "Navigation bars on iPads are 44 points high; later 50.", .before(.xcode11Beta),
      .other("Four bars in documents since Xcode 11 have 50; no view depends on one before.")
    ) {
      $0.padNavigationBarHeight = 44
    },
    CanvasRule(
      "Toolbars on the home area are 44 points high; later 49.", .before(.xcode12),
      .other("Four bars above the home area; they keep their stored frames in any case.")
    ) {
      $0.layout.bars.toolbarHeightOnHomeArea = 44
    },
    CanvasRule(
      "Toolbars on devices with a home button are 44 points high; later 49.", .before(.xcode11),
      .frames(
        5, documents: 4, repositories: 3, "Since Xcode 11, 15 views of three documents of two repositories have 49.")
    ) {
      $0.toolbarHeightAboveHomeButton = 44
    },
    CanvasRule(
      "Search bars are 44 points high, their fields 28.", .before(.xcode9),
      .other("Known of iOS 7 to 10; no view depends on it.")
    ) {
      $0.layout.bars.searchBarHeight = 44
      $0.layout.bars.searchFieldHeight = 28
    },
    CanvasRule(
      "Search bars are 64 points high.", .from(.xcode26), .frames(7, documents: 2, repositories: 2, against: 1)
    ) {
      $0.layout.bars.searchBarHeight = 64
    },
    CanvasRule(
      "Custom views in bars are placed by their alignment rectangles, 10 points apart.", .before(.xcode9),
      .frames(9, documents: 7, repositories: 2)
    ) {
      $0.layout.bars.customViewDistance = 10
      $0.layout.bars.alignsCustomViews = true
    },
    CanvasRule(
      "Toolbars have side margins of 16 points at every width, and symbols 20 wide.", .before(.xcode6),
      .frames(3, documents: 3, repositories: 1)
    ) {
      $0.layout.bars.wideToolbarMargin = 16
      $0.layout.bars.symbolWidth = 20
    },
  ]

  // MARK: Rows

  private static let tables: [CanvasRule] = [
    CanvasRule(
      "The size of a row, or of the view in a bar item, gives way to constraints that contradict it.", .always,
      .frames(
        22, documents: 8, repositories: 4, against: 38,
        "The views against it lie half a point beside their frames at most.")
    ) {
      $0.contentSizesGiveWay = true
    },
    CanvasRule(
      "Static rows of a built-in style keep the height of one line.", .before(.xcode15),
      .other("Since Xcode 16.2 seven of seven rows with a subtitle are higher; before, none is known.")
    ) {
      $0.rows.builtInRows = .usual
    },
    CanvasRule(
      "Header titles keep the room of one line.", .before(.xcode14),
      .frames(27, documents: 4, repositories: 2)
    ) {
      $0.rows.titlesKeepRoom = true
    },
    CanvasRule(
      "Empty labels of a built-in row keep the room of “Title”, “Subtitle” or “Detail”.", .always,
      .frames(16, documents: 9, repositories: 5, against: 3)
    ) {
      $0.rows.emptyLabelsKeepRoom = true
    },
    CanvasRule(
      "Title and detail stand side by side at every text size.", .always,
      .other("No canvas shows text at an accessibility size.")
    ) {
      $0.rows.stacksLargeTitles = false
    },
    CanvasRule(
      "A subtitle stands a point further from its title for every 8 points that the row is higher than 43, 3 at most; below a "
        + "small title 2 at least.", .always,
      .other("51 of 51 rows of 22 documents of 19 repositories; most are within a point without it, too.")
    ) {
      $0.rows.subtitlesSpreadWithRow = true
    },
    CanvasRule(
      "Rows below the visible part of their table have margins of 8 points.", .before(.xcode12),
      .frames(20, documents: 1, repositories: 1, "The one row known of Xcode 12 has the margins of the others.")
    ) {
      $0.rows.hiddenRowsHavePlainMargins = true
    },
    CanvasRule(
      "Rows below the visible part of their table have margins of 8 points again; their signs stand 8 points from the edge.",
      .from(.xcode15),
      .frames(
        6, documents: 1, repositories: 1,
        "So have three of three rows of another repository, in a document whose frames contradict its constraints elsewhere."
      )
    ) {
      $0.rows.hiddenRowsHavePlainMargins = true
    },
    CanvasRule(
      "Rows below the visible part of their table are not laid out: views that depend on their size are marked as ambiguous.",
      .from(.xcode15),
      .other("16 of 20 rows of three repositories, and three rows of a fourth with built-in labels; before, 2 of 70.")
    ) {
      $0.rows.hiddenRowsLeaveSizesOpen = true
    },
    CanvasRule(
      "Rows of plain tables start at 44.5 points, because text is shown at Extra Small; later at 50.",
      .before(.xcode14), .frames(22, documents: 11, repositories: 4)
    ) {
      $0.layout.tables.plainPrototypeTop = 44.5
      $0.layout.tables.plainRowTop = 44.5
      $0.layout.tables.plainSectionDistance = 56
    },
    CanvasRule(
      "Titles of groups are 32 points high, because text is shown at Extra Small; later 38.", .before(.xcode14),
      .frames(48, documents: 7, repositories: 5)
    ) {
      $0.layout.tables.groupedPrototypeTop = 49.5
      $0.layout.tables.groupedTitledRowTop = 49.5
      $0.layout.tables.groupTitleHeight = 32
    },
    CanvasRule(
      "The last section of a plain table has a footer of 28 points above the table's footer view.", .from(.xcode11Beta),
      .frames(14, documents: 10, repositories: 8)
    ) {
      $0.rows.lastFooterHeight = 28
    },
    CanvasRule(
      "The last section of a plain table has a footer of 22.5 points.", .from(.xcode13, before: .xcode14),
      .frames(2, documents: 2, repositories: 1)
    ) {
      $0.rows.lastFooterHeight = 22.5
    },
    CanvasRule(
      "Groups start at the same place below a large title as elsewhere.", .before(.xcode13),
      .frames(13, documents: 5, repositories: 4)
    ) {
      $0.layout.tables.groupedTopBelowLargeTitle = 0
    },
    CanvasRule(
      "Plain tables start their rows below the section header, which static sections have only with a title.",
      .before(.xcode11Beta), .frames(209, documents: 53, repositories: 19)
    ) {
      $0.layout.tables.plainPrototypeTop = nil
      $0.layout.tables.plainRowTop = nil
      $0.layout.tables.plainSectionDistance = nil
    },
    CanvasRule(
      "Plain tables start their prototypes at 28 points.", .from(.xcode11Beta, before: .xcode13),
      .frames(82, documents: 51, repositories: 16, against: 4)
    ) {
      $0.layout.tables.plainPrototypeTop = 28
    },
    CanvasRule(
      "Plain tables start their static rows at 28 points.", .from(.xcode11Beta, before: .xcode12_5),
      .frames(94, documents: 19, repositories: 7, against: 3)
    ) {
      $0.layout.tables.plainRowTop = 28
    },
    CanvasRule(
      "Plain tables start their rows at 24.5 points.", .from(.xcode12_5, before: .xcode13),
      .frames(4, documents: 2, repositories: 2)
    ) {
      $0.layout.tables.plainPrototypeTop = 24.5
      $0.layout.tables.plainRowTop = 24.5
    },
    CanvasRule(
      "Header titles of plain tables stand on a filled bar.", .before(.xcode13),
      .other("Known of iOS 14; the bar moves nothing.")
    ) {
      $0.layout.tables.plainTitlesHaveBackground = true
    },
    CanvasRule(
      "Grouped tables start their prototypes at 50 points.", .before(.xcode8Beta),
      .frames(17, documents: 3, repositories: 3)
    ) {
      $0.layout.tables.groupedPrototypeTop = 50
    },
    CanvasRule(
      "Grouped tables start their prototypes at 55.5 points.", .from(.xcode8, before: .xcode13),
      .frames(52, documents: 24, repositories: 10, against: 1)
    ) {
      $0.layout.tables.groupedPrototypeTop = 55.5
    },
    CanvasRule(
      "Header titles of grouped tables place the first row at 55.5 points and leave 38 between sections.",
      .before(.xcode12_5), .frames(117, documents: 23, repositories: 9, against: 7)
    ) {
      $0.layout.tables.groupedTitledRowTop = 55.5
      $0.layout.tables.groupTitleHeight = 38
    },
    CanvasRule(
      "A title is as high between two groups whether or not the group below has a footer; later 7.5 points higher with one.",
      .before(.xcode11Beta),
      .frames(
        1, documents: 1, repositories: 1, "Since Xcode 11 seven of seven sections of five repositories are higher.")
    ) {
      $0.layout.tables.titleAboveFooterHeight = 0
    },
    CanvasRule(
      "Header titles of grouped tables place the first row at 50 points and leave 33 between sections.",
      .from(.xcode7, before: .xcode8Beta),
      .frames(
        7, documents: 1, repositories: 1,
        "So do 13 of 13 sections of another repository, in a document whose frames contradict its constraints elsewhere."
      )
    ) {
      $0.layout.tables.groupedTitledRowTop = 50
      $0.layout.tables.groupTitleHeight = 33
    },
    CanvasRule(
      "Header titles of grouped tables have whole points: the first row stands at 56, sections are 39 apart.",
      .from(.xcode8Beta, before: .xcode8), .frames(36, documents: 2, repositories: 1)
    ) {
      $0.layout.tables.groupedPrototypeTop = 56
      $0.layout.tables.groupedTitledRowTop = 56
      $0.layout.tables.groupTitleHeight = 39
    },
    CanvasRule(
      "Grouped tables without a header title start their rows at 35 points, with an empty title, too.",
      .before(.xcode11Beta), .frames(12, documents: 4, repositories: 3)
    ) {
      $0.layout.tables.groupedUntitledRowTop = 35
      $0.layout.tables.emptyTitlesKeepRoom = false
    },
    CanvasRule(
      "Rows of automatic height are 44 points high whatever they hold; later a pixel less, or as high as their content.",
      .before(.xcode11Beta), .frames(36, documents: 11, repositories: 8, against: 1)
    ) {
      $0.layout.tables.separatorLiesOutsideRows = false
      $0.rows.prototypes = .points(44)
    },
    CanvasRule(
      "Static rows of a built-in style are 44 points high.", .before(.xcode12_5),
      .frames(
        74, documents: 11, repositories: 2, against: 46, "Rows a pixel lower occur half as often; why is not known.")
    ) {
      $0.rows.builtInRows = .points(44)
    },
    CanvasRule(
      "Static rows with views of their own are 44 points high.", .before(.xcode13),
      .frames(286, documents: 21, repositories: 6, against: 13)
    ) {
      $0.rows.customRows = .points(44)
    },
    CanvasRule(
      "Distances of rows are those of Large in betas of Xcode 13, though text is shown at Extra Small.",
      .from(.xcode13, before: .xcode13LaterBeta), .frames(32, documents: 9, repositories: 2)
    ) {
      $0.layout.tables.plainPrototypeTop = 50
      $0.layout.tables.plainRowTop = 50
      $0.layout.tables.plainSectionDistance = 78
      $0.layout.tables.groupedPrototypeTop = 55.5
      $0.layout.tables.groupedTitledRowTop = 55.5
      $0.layout.tables.groupTitleHeight = 38
    },
    CanvasRule(
      "Rows of automatic height are at least 51 points high.", .from(.xcode26),
      .frames(72, documents: 2, repositories: 2, against: 1)
    ) {
      $0.layout.tables.leastRowHeight = 51
    },
  ]

  // MARK: Cells

  private static let cells: [CanvasRule] = [
    CanvasRule(
      "Rows on phones of 5.8 inches have the margins and insets of wide screens.",
      .from(.xcode15_1, before: .xcode15_3), .frames(36, documents: 1, repositories: 1)
    ) {
      $0.devicesWithWideRows = ["retina5_9"]
    },
    CanvasRule(
      "Margins that a content view states are at least the system's.", .from(.xcode11),
      .frames(10, documents: 2, repositories: 2)
    ) {
      $0.contentMarginsAreLeast = true
    },
    CanvasRule(
      "Built-in content stands 15 points from the side on every screen.", .before(.xcode9),
      .frames(43, documents: 13, repositories: 6, against: 3)
    ) {
      $0.layout.cells.leadingMargin = .init(narrow: 15, wide: 15)
      $0.layout.cells.separatorsStartAtMargin = false
    },
    CanvasRule(
      "Cells that stand on their own have the side margins of their own width on screens of up to 375 points.",
      .before(.xcode11Beta), .frames(5, documents: 5, repositories: 1)
    ) {
      $0.layout.cells.lonelyCellMargin = nil
    },
    CanvasRule(
      "Cells that stand on their own have side margins of 15 points on screens of up to 375 points; later 16.",
      .from(.xcode11Beta, before: .xcode12), .frames(49, documents: 21, repositories: 9)
    ) {
      $0.layout.cells.lonelyCellMargin = 15
    },
    CanvasRule(
      "Content views have margins of 15 points at top and bottom; before, 11.", .from(.xcode26),
      .frames(
        4, documents: 1, repositories: 1,
        "Automatic rows are at least 51 points high since then, a line and twice 15. Until Xcode 16.3 nine of nine cells have 11."
      )
    ) {
      $0.layout.cells.verticalMargin = 15
    },
    CanvasRule(
      "Content views have margins of 8 points.", .before(.xcode9_1), .frames(107, documents: 22, repositories: 9)
    ) {
      $0.layout.cells.hasContentMargins = false
    },
    CanvasRule(
      "The image of a built-in row stands 15 points before the title; later 16.", .before(.xcode11Beta),
      .other("No view depends on it.")
    ) {
      $0.layout.cells.imageDistance = 15
    },
    CanvasRule(
      "Built-in content ends 1 point before an accessory; later 8.", .before(.xcode11Beta),
      .frames(8, documents: 4, repositories: 4)
    ) {
      $0.layout.cells.marginBesideAccessory = 1
    },
    CanvasRule(
      "Built-in content ends 2 points before an accessory.", .before(.xcode9_1),
      .frames(20, documents: 4, repositories: 3, against: 1)
    ) {
      $0.layout.cells.marginBesideAccessory = 2
    },
    CanvasRule(
      "A disclosure indicator takes 34 points; later the side margin and its symbol.", .before(.xcode11Beta),
      .frames(62, documents: 18, repositories: 10)
    ) {
      $0.layout.cells.disclosureWidth = 34
    },
    CanvasRule(
      "A disclosure indicator takes 33 points.", .before(.xcode9_1),
      .frames(60, documents: 11, repositories: 8, against: 1)
    ) {
      $0.layout.cells.disclosureWidth = 33
    },
    CanvasRule(
      "The symbol of a disclosure indicator is 11 points wide, or 11⅓; later 10.5, or 10⅓.", .before(.xcode14),
      .frames(80, documents: 28, repositories: 11, against: 8)
    ) {
      $0.layout.cells.disclosureSymbolWidth = 11.2
    },
    CanvasRule(
      "A detail disclosure button takes 57 points; later 62.5, or 62⅓.", .before(.xcode14),
      .frames(2, documents: 1, repositories: 1, "Since Xcode 14 eight of eight rows in two repositories.")
    ) {
      $0.layout.cells.detailDisclosureWidth = 57
    },
    CanvasRule(
      "A check mark takes 32 points; later the side margin and 24.", .before(.xcode11Beta),
      .frames(4, documents: 1, repositories: 1, "Since Xcode 11 ten of 12 rows in four repositories.")
    ) {
      $0.layout.cells.checkmarkWidth = 32
    },
    CanvasRule(
      "The symbol of a disclosure indicator is 9.5 points wide, because text is shown at Extra Small.",
      .from(.xcode12_5, before: .xcode13), .frames(2, documents: 1, repositories: 1)
    ) {
      $0.rows.disclosureSymbolWidth = 9.5
    },
    CanvasRule(
      "The symbol of a disclosure indicator is 8.5 points wide, because text is shown at Extra Small.",
      .from(.xcode13, before: .xcode14), .frames(6, documents: 2, repositories: 2)
    ) {
      $0.rows.disclosureSymbolWidth = 8.5
    },
    CanvasRule(
      "A detail disclosure button takes 68 points, a detail button 47; later 57 and 44.", .before(.xcode11Beta),
      .frames(5, documents: 2, repositories: 2, against: 1)
    ) {
      $0.layout.cells.detailDisclosureWidth = 68
      $0.layout.cells.detailButtonWidth = 47
    },
    CanvasRule(
      "A detail disclosure button takes 67 points, a check mark 39; later a check mark takes 32.", .before(.xcode9),
      .frames(4, documents: 1, repositories: 1)
    ) {
      $0.layout.cells.detailDisclosureWidth = 67
      $0.layout.cells.checkmarkWidth = 39
    },
    CanvasRule(
      "A custom accessory view touches the content view; later 8 points lie between.", .before(.xcode11Beta),
      .other("No view depends on it.")
    ) {
      $0.layout.cells.customAccessoryDistance = 0
    },
    CanvasRule(
      "The line between rows is a pixel high and lies below the content view; later over it.", .before(.xcode11Beta),
      .frames(271, documents: 112, repositories: 28, against: 9)
    ) {
      $0.layout.cells.separator = .pixel
    },
    CanvasRule(
      "The line between rows is a point high.", .before(.xcode8Beta),
      .other("Documents of that time name no device; a pixel is a point there.")
    ) {
      $0.layout.cells.separator = .point
    },
  ]
}
