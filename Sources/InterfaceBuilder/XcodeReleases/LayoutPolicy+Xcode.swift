import UIKit

nonisolated extension LayoutPolicy {
  /// The policy that shows a document as the release of UIKit does that came with its Xcode.
  ///
  /// Goes back from the newest release: each step undoes what a release brought. The figures were read off frames that
  /// Interface Builder stored in public documents; where one rests on few documents its comment says so.
  init(toolsVersion: ToolsVersion) {
    self = .device
    let tools = toolsVersion.major

    // Xcode 26: controls are taller and rounder.
    if tools >= 24000 {
      controls.switchSize = CGSize(width: 63, height: 28)
      controls.sliderHeight = 34
      controls.sliderKnobWidth = 38
      bars.navigationBarHeight = 54
      bars.searchBarHeight = 64
    }
    // Before Xcode 13 (iOS 15).
    if tools < 19000 {
      tables.plainPrototypeTop = 28
      tables.plainRowTop = 24.5
      tables.plainTitlesHaveBackground = true
      tables.groupedPrototypeTop = 55.5
    }
    // Before Xcode 12.5.
    if tools < 18000 {
      controls.datePickersAreCompact = false
      tables.plainRowTop = 28
      tables.groupedTitledRowTop = 55.5
      tables.groupTitleHeight = 38
    }
    // Before Xcode 12 (iOS 14).
    if tools < 17000 {
      textEra = .wideIdeographs
      controls.progressHeight = 2
      controls.pageControlHeight = 37
      controls.pageDotDistance = 16
      controls.pageControlPadding = -9
      bars.toolbarHeightOnHomeArea = 44
    }
    // Before Xcode 11 was finished.
    if tools < 14868 {
      controls.stepperSize.height = 28
    }
    // Before Xcode 11 (iOS 13).
    if tools < 14800 {
      controls.stepperSize.height = 29
      controls.segmentedControlHeight = 29
      controls.segmentPadding = 14
      controls.segmentLook = .outlined
      controls.buttonSignSize.width = 24
      controls.leastRoundedFieldHeight = 30
      controls.roundedFieldPadding = 4
      controls.plainFieldPadding = 0
      cells.marginBesideAccessory = 1
      cells.disclosureWidth = 34
      cells.detailDisclosureWidth = 68
      cells.detailButtonWidth = 47
      cells.customAccessoryDistance = 0
      cells.imageDistance = 15
      cells.separator = .pixel
      tables.plainPrototypeTop = nil
      tables.plainRowTop = nil
      tables.plainSectionDistance = nil
      tables.groupedUntitledRowTop = 35
      tables.emptyTitlesKeepRoom = false
      tables.separatorLiesOutsideRows = false
    }
    // Before Xcode 9.3: sliders in toolbars had 31 points (14 of 14 in saved documents have 34 since).
    if tools < 13770 {
      controls.sliderHeightInToolbar = 31
    }
    if tools < 13500 {
      cells.marginBesideAccessory = 2
      cells.disclosureWidth = 33
    }
    if tools < 13300 {
      cells.hasContentMargins = false
    }
    // Before Xcode 9 (iOS 11).
    if tools < 13000 {
      textEra = .sanFrancisco
      bars.searchBarHeight = 44
      bars.searchFieldHeight = 28
      bars.customViewDistance = 10
      bars.alignsCustomViews = true
      cells.leadingMargin = ByWidth(narrow: 15, wide: 15)
      cells.detailDisclosureWidth = 67
      cells.checkmarkWidth = 39
      cells.separatorsStartAtMargin = false
    }
    // Xcode 8.0 alone gives titles whole points.
    if (11000..<11190).contains(tools) {
      tables.groupedPrototypeTop = 56
      tables.groupedTitledRowTop = 56
      tables.groupTitleHeight = 39
    }
    // Before Xcode 8 (iOS 10).
    if tools < 11000 {
      cells.separator = .point
      tables.groupedPrototypeTop = 50
    }
    // Xcode 6 and 7.
    if tools < 9000 {
      controls.wheelsSize.height = 162
    }
    if tools < 8000 {
      textEra = .helveticaNeue
      squareCanvasIsNarrow = true
    }
    // Before Xcode 6 (iOS 8).
    if tools < 6000 {
      bars.symbolWidth = 20
      bars.wideToolbarMargin = 16
    }
  }

  /// Replaces the rules of a running app by those of Interface Builder's canvas.
  ///
  /// - Parameter showsTextAsDrawn: whether text has the size at which the canvas shows it. The canvas never showed other
  ///   sizes: with those, rows grow as in a running app.
  mutating func adoptCanvas(of toolsVersion: ToolsVersion, showsTextAsDrawn: Bool) {
    contentSizesGiveWay = true
    controls.datePickersAreCompact = false
    guard showsTextAsDrawn else { return }
    let tools = toolsVersion.major
    documentRows.customContentShrinksRows = true
    documentRows.titlesKeepRoom = true
    documentRows.emptyLabelsKeepRoom = true
    documentRows.stacksLargeTitles = false
    documentRows.subtitlesSpreadWithRow = true
    documentRows.hiddenRowsHavePlainMargins = true
    documentRows.builtInRows = .usual
    // Before Xcode 13 views of static rows are squeezed into 44 points.
    if tools < 19000 { documentRows.customRows = .points(44) }
    // Between Xcode 11 and 12.5 both 44 and one pixel less occur in static rows, most often 44; why isn't known.
    if tools < 18000 { documentRows.builtInRows = .points(44) }
    if tools < 14800 { documentRows.prototypes = .points(44) }
    // The canvases that show text at Extra Small show a smaller symbol, too.
    if (18000..<21000).contains(tools) { documentRows.disclosureSymbolWidth = tools < 19000 ? 9.5 : 8.5 }
  }
}
