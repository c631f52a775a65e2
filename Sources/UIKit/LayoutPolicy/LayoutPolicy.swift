import Foundation
import Typesetting

/// The measures and rules of layout that differ between releases of UIKit, and between a running app and a design tool.
///
/// The default is a running app on a current device. A trait can give a view tree another policy. A tool that shows
/// screens as an older release did, or as Interface Builder's canvas does, sets the policy in the traits of the root.
///
/// ```swift
/// var policy = LayoutPolicy.device
/// policy.controls.switchSize = CGSize(width: 63, height: 28)
/// window.setRootTraits(UITraitCollection { $0.layoutPolicy = policy })
/// ```
///
/// All lengths are in points.
public struct LayoutPolicy: Hashable, Sendable {
  /// Sizes of controls.
  public var controls = Controls()
  /// Sizes of bars and of their items.
  public var bars = Bars()
  /// Distances inside table cells.
  public var cells = Cells()
  /// Distances between the rows of a table.
  public var tables = Tables()
  /// How the rows of a table follow their content when they are part of a document.
  public var documentRows = DocumentRows()
  /// The generation of the text system. It decides the system font and its tracking.
  public var textEra = TypesettingEra.current
  /// Whether justified text is broken so that the spaces of its lines are similarly wide, as UIKit does since iOS 17.
  /// Otherwise each line takes as many words as fit.
  public var evensJustifiedLines = true
  /// The weight of fonts that a document describes as the bold system font: ``boldSystemWeight`` as a font's weight.
  var boldSystemFontWeight = FontWeight.semibold
  /// The least margins of a root view at its left and right side, by its own width.
  public var rootMargins = ByWidth(narrow: 16, wide: 20, limit: 393.5)
  /// Whether root views of 600 points, the square canvas of Xcode 6 and 7, have the margins of narrow ones.
  public var squareCanvasIsNarrow = false
  /// Whether margins start at the safe area where ``UIView/insetsLayoutMarginsFromSafeArea`` is set.
  public var marginsFollowSafeArea = true
  /// Margins of the assumed superview of a topmost view, which the topmost view preserves if it is set to; `nil` for no
  /// such superview, as in a running app.
  public var marginAroundTopmostViews: CGFloat?
  /// Whether those margins start at the safe area.
  public var marginAroundTopmostViewsHasSafeArea = false
  /// Whether the sizes that tables and bars give to their contents give way to constraints that contradict them.
  ///
  /// In a running app they don't: one of the constraints is broken instead.
  public var contentSizesGiveWay = false
  /// Whether hidden views of stack views keep a size along the stack that constraints require.
  ///
  /// In a running app the stack takes it from them.
  public var hiddenArrangedViewsKeepRequiredSizes = false
  /// Whether hidden activity indicators that hide when stopped take room in stack views.
  ///
  /// In a running app they take none until they animate.
  public var stoppedIndicatorsKeepRoom = false
  /// Natural size in stack views of plain views without subviews and of image views without an image; `nil` for none,
  /// as in a running app.
  public var designSizeOfEmptyViews: CGSize?
  /// Natural size in stack views of labels of one line without text; `nil` for the size of their text, as in a running
  /// app.
  public var designSizeOfEmptyLabels: CGSize?
  /// Least height of plain views with subviews in columns, and in rows that do not stretch them; `nil` for none, as in
  /// a running app.
  public var leastDesignHeightOfContainers: CGFloat?
  /// Whether views whose class is not known, and that state no size, span a stack view that does not stretch its views.
  /// In a running app their class decides.
  public var unknownViewsSpanStacks = false
  /// Whether the sizes of labels of one line in the standard label font are rounded up to whole points outside of stack
  /// views.
  ///
  /// In a running app they are rounded to whole pixels, like those of all others.
  public var standardLabelsTakeWholePoints = false
  /// Whether the configured buttons of a row that fills its stack view are equally wide.
  ///
  /// In a running app one of them takes the room that is left.
  public var configuredButtonsShareRows = false

  /// A running app on a current device.
  public init() {}

  /// A running app on a current device.
  public static let device = LayoutPolicy()

  /// Whether stack views give sizes to views without content.
  var hasDesignSizes: Bool {
    designSizeOfEmptyViews != nil || designSizeOfEmptyLabels != nil || leastDesignHeightOfContainers != nil
      || unknownViewsSpanStacks
  }

  /// Whether stack views arrange their views in the same way under another policy.
  func arrangesStacks(as other: LayoutPolicy) -> Bool {
    hiddenArrangedViewsKeepRequiredSizes == other.hiddenArrangedViewsKeepRequiredSizes
      && stoppedIndicatorsKeepRoom == other.stoppedIndicatorsKeepRoom
      && designSizeOfEmptyViews == other.designSizeOfEmptyViews
      && designSizeOfEmptyLabels == other.designSizeOfEmptyLabels
      && leastDesignHeightOfContainers == other.leastDesignHeightOfContainers
      && unknownViewsSpanStacks == other.unknownViewsSpanStacks
      && configuredButtonsShareRows == other.configuredButtonsShareRows
  }
}
