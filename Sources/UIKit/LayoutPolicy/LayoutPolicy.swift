import Foundation
import Typesetting

/// The measures and rules of layout that differ between releases of UIKit, and between a running app and a design tool
/// such as Interface Builder's canvas.
///
/// The default is a running app on a current device. The policy is a trait, so a view tree can have another one. A tool
/// that shows screens as an older release or Interface Builder's canvas does sets it in the traits of the root view.
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
  /// How high table rows are that are part of a storyboard or xib.
  public var documentRows = DocumentRows()
  /// The generation of Apple's text system. It decides the system font and its tracking.
  public var textEra = TypesettingEra.current
  /// Whether justified text is broken so that the spaces of its lines are similarly wide, as UIKit does since iOS 17.
  /// Otherwise each line takes as many words as fit.
  public var evensJustifiedLines = true
  /// The weight of fonts that a storyboard or xib describes as the bold system font. ``boldSystemWeight`` is the same
  /// value in UIKit's type.
  var boldSystemFontWeight = FontWeight.semibold
  /// The sizes in points of text styles in storyboards and xibs that differ from those of devices, by the raw values of
  /// the styles.
  public var documentStyleSizes: [String: CGFloat] = [:]
  /// The least margins of a root view at its left and right side, by its own width.
  public var rootMargins = ByWidth(narrow: 16, wide: 20, limit: 393.5)
  /// Whether root views that are 600 points wide, like the square canvas of Xcode 6 and 7, have the margins of narrow
  /// root views.
  public var squareCanvasIsNarrow = false
  /// Whether layout margins are measured from the safe area in views that set
  /// ``UIView/insetsLayoutMarginsFromSafeArea``. Otherwise they are measured from the bounds.
  public var marginsFollowSafeArea = true
  /// Margins, on all sides, of an imaginary superview around a topmost view. A topmost view with
  /// `preservesSuperviewLayoutMargins` respects them. `nil` for none, as in a running app.
  public var marginAroundTopmostViews: CGFloat?
  /// Whether ``marginAroundTopmostViews`` is measured from the safe area instead of the bounds.
  public var marginAroundTopmostViewsHasSafeArea = false
  /// Whether required constraints inside table cells and bars may override the size that the table or bar gives them.
  ///
  /// In a running app, that size always holds, and one of the constraints is broken instead.
  public var contentSizesGiveWay = false
  /// Whether a hidden view in a stack view keeps its width or height along the stack if a required constraint states
  /// it.
  ///
  /// In a running app, the stack view requires hidden views to have a size of 0 along the stack.
  public var hiddenArrangedViewsKeepRequiredSizes = false
  /// Whether hidden activity indicators with `hidesWhenStopped` take space in stack views.
  ///
  /// In a running app, they take no space until they animate.
  public var stoppedIndicatorsKeepRoom = false
  /// Natural size that plain views without subviews and image views without an image have in stack views; `nil` for
  /// none, as in a running app.
  public var designSizeOfEmptyViews: CGSize?
  /// Natural size that one-line labels without text have in stack views; `nil` for the size of the empty text, as in a
  /// running app.
  public var designSizeOfEmptyLabels: CGSize?
  /// Least height of plain views with subviews in vertical stack views, and in horizontal ones that do not stretch
  /// their views; `nil` for none, as in a running app.
  public var leastDesignHeightOfContainers: CGFloat?
  /// Whether views of an unknown class without a stated size extend across a stack view that does not stretch its
  /// views. In a running app, their class decides the size.
  public var unknownViewsSpanStacks = false
  /// Whether the sizes of one-line labels in the default label font are rounded up to whole points outside of stack
  /// views.
  ///
  /// In a running app, they are rounded to whole pixels, as the sizes of all labels are.
  public var standardLabelsTakeWholePoints = false
  /// Whether the sizes of buttons with a `UIButton.Configuration` and a title in the default font are rounded up to whole
  /// points outside of stack views.
  ///
  /// In a running app, they are rounded to whole pixels.
  public var configuredButtonsTakeWholePoints = false
  /// Whether buttons with a `UIButton.Configuration` are equally wide in a horizontal stack view with the distribution
  /// `fill`.
  ///
  /// In a running app, one of the buttons takes the width that is left.
  public var configuredButtonsShareRows = false

  /// Creates the policy for a running app on a current device.
  public init() {}

  /// The policy for a running app on a current device.
  public static let device = LayoutPolicy()

  /// Whether any of the sizes is set that a design tool gives to empty or unknown views in stack views.
  var hasDesignSizes: Bool {
    designSizeOfEmptyViews != nil || designSizeOfEmptyLabels != nil || leastDesignHeightOfContainers != nil
      || unknownViewsSpanStacks
  }

  /// Whether stack views arrange their views in the same way under this policy and `other`.
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
