import Foundation
import Typesetting

/// A control with a row of segments, of which one can be selected.
///
/// All segments are as wide as the widest content requires. Exceptions are segments for which
/// `setWidth(_:forSegmentAt:)` has set a width, and controls whose `apportionsSegmentWidthsByContent` is `true`.
open class UISegmentedControl: UIControl, TextShowing {
  private struct SegmentContent {
    var title: String?
    var image: UIImage?
    /// The width that was set for the segment, in points; 0 for the width that the content needs.
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?

    init(title: String? = nil, image: UIImage? = nil) {
      self.title = title
      self.image = image
    }

    /// Creates the content of a segment that shows an action's image, or its title if it has no image.
    init(_ action: UIAction) {
      image = action.image
      title = action.image == nil ? action.title : nil
      self.action = action
    }
  }

  /// The value of `selectedSegmentIndex` if no segment is selected.
  public nonisolated static let noSegment = -1

  /// The index of the selected segment, counted from 0; `noSegment` if none is selected.
  open var selectedSegmentIndex: Int = UISegmentedControl.noSegment
  /// Whether a tapped segment is selected only while action methods are called, and not afterwards.
  open var isMomentary = false
  /// Whether each segment is as wide as its content requires, instead of all segments being equally wide.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
  open var selectedSegmentTintColor: UIColor?

  private var segments: [SegmentContent] = []
  private var titleFonts: [UIControl.State: UIFont] = [:]

  /// Creates a control with one segment per item. An item is a title (`String`) or an image (`UIImage`).
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      if let title = item as? String { insertSegment(withTitle: title, at: index, animated: false) }
      if let image = item as? UIImage { insertSegment(with: image, at: index, animated: false) }
    }
    bounds.size = sizeThatFits(.zero)
  }

  /// Creates a control with one segment per action. The segment shows the action's image or title, and performs the
  /// action when it is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    if frame == .zero { bounds.size = sizeThatFits(.zero) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Decodes a control from an archive, without its segments, or creates it from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = isMade(by: coder, as: UISegmentedControl.self)
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title. If the index is too large, it is added at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(SegmentContent(title: title), at: min(max(0, segment), segments.count))
    segmentsDidChange()
  }

  /// Inserts a segment with an image. If the index is too large, it is added at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(SegmentContent(image: image), at: min(max(0, segment), segments.count))
    segmentsDidChange()
  }

  /// Inserts a segment that shows an action's image or title, and performs the action when it is selected. If the index
  /// is too large, it is added at the end.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(SegmentContent(action), at: min(max(0, segment), segments.count))
    segmentsDidChange()
  }

  /// Makes a segment show an action's image or title, and perform the action when it is selected.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      let old = $0
      $0 = SegmentContent(action)
      $0.width = old.width
      $0.isEnabled = old.isEnabled
    }
  }

  /// The action of a segment; `nil` if it has none or does not exist.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// The index of the segment whose action has the given identifier; `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    segmentsDidChange()
  }

  open func removeAllSegments() {
    segments.removeAll()
    segmentsDidChange()
  }

  /// Sets the title of a segment. Does nothing if the segment does not exist.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
  /// The title of a segment; `nil` if it has none or does not exist.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Sets the image of a segment. Does nothing if the segment does not exist.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
  /// The image of a segment; `nil` if it has none or does not exist.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Sets the width of a segment in points; 0 for the width that the content needs.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
  /// The width that was set for a segment, in points; 0 if none was set.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }
  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// Whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Sets the background image of the segments. Inert: it is not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Sets the image of the divider between two segments. Inert: it is not drawn.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Sets an offset of the content of segments. Inert: it is ignored.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {}

  /// Kinds of segments, by their position in the row.
  public enum Segment: Int, Hashable, Sendable {
    case any = 0
    case left, center, right, alone
  }

  /// Sets the attributes of titles for a state. Only the value for the key `font` is used.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleFonts[state] = attributes?[.font] as? UIFont
    segmentsDidChange()
  }

  private func change(_ segment: Int, _ change: (inout SegmentContent) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change(&segments[segment])
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Size

  private var policy: LayoutPolicy.Controls { traitCollection.layoutPolicy.controls }

  /// The size of the alignment rectangle in points: the widths of all segments with the distances between them, and the
  /// control's fixed height minus 1 point.
  open override var intrinsicContentSize: CGSize {
    let widths = naturalWidths
    let distances = policy.segmentDistance * CGFloat(max(0, widths.count - 1))
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGSize(width: grid.up(widths.reduce(0, +) + distances), height: policy.segmentedControlHeight - 1)
  }

  /// The size of the frame that the segments need, in points. `size` is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: policy.segmentedControlHeight)
  }

  /// The alignment rectangle excludes 1 point at the bottom of the frame.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  /// The position of the titles' baseline. Titles are vertically centred.
  open override var firstBaselinePosition: UIBaselinePosition? {
    let font = titleFont.face(in: traitCollection.layoutPolicy.textEra)
    return UIBaselinePosition(heightFraction: 0.5, offset: font.ascender - font.lineHeight / 2)
  }

  /// Returns the first baseline, because titles have one line.
  open override var lastBaselinePosition: UIBaselinePosition? { firstBaselinePosition }

  private var titleFont: UIFont {
    let weight: UIFont.Weight = policy.segmentLook == .raised ? .medium : .regular
    return titleFonts[.normal] ?? .systemFont(ofSize: 13, weight: weight)
  }

  private var naturalWidths: [CGFloat] {
    let grid = PixelGrid(scale: policy.segmentTitlesHaveWholePoints ? 1 : traitCollection.displayScale)
    let needed = segments.indices.map { grid.up(contentWidth(at: $0)) + policy.segmentPadding }
    let widest = needed.max() ?? 0
    return zip(segments, needed).map { segment, own in
      if segment.width > 0 { return segment.width }
      return apportionsSegmentWidthsByContent ? own : widest
    }
  }

  private func contentWidth(at index: Int) -> CGFloat {
    if let image = segments[index].image { return image.size.width }
    return setting(at: index).naturalSize().width
  }

  private func setting(at index: Int) -> TextSetting {
    let traits = traitCollection
    var style = Typesetting.ParagraphStyle.default
    style.alignment = .center
    let attributes = TextAttributes(font: titleFont.face(in: traits.layoutPolicy.textEra), paragraphStyle: style)
    let text = AttributedText(segments[index].title ?? "", attributes: attributes)
    let isTinted = policy.segmentLook == .outlined
    let chosen = index == selectedSegmentIndex
    let color: UIColor = isTinted ? (chosen ? .white : tintColor) : .label
    return TextSetting(text: text, color: color.cgColor(with: traits))
  }

  // MARK: Touches

  override var takesTaps: Bool { true }

  /// Selects the segment on which the finger is lifted, if it is enabled, and calls action methods. Does nothing if the
  /// segment is selected already and the control is not momentary.
  override func touchWasLifted(_ touch: UITouch, inside: Bool, with event: UIEvent?) {
    let x = touch.location(in: self).x
    guard inside, let segment = segmentFrames.firstIndex(where: { $0.minX <= x && x < $0.maxX }),
      isEnabledForSegment(at: segment), isMomentary || segment != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = segment
    segments[segment].action?.performWithSender(self, target: nil)
    valueWasChanged(with: event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  package override var innerElements: [InnerElement] {
    zip(segments, segmentFrames).enumerated().map { index, segment in
      InnerElement(
        label: segment.0.title, frame: segment.1, isEnabled: isEnabled && segment.0.isEnabled,
        traits: index == selectedSegmentIndex ? [.button, .selected] : .button)
    }
  }

  override var ownAccessibilityElements: [Any]? { partAccessibilityElements }

  // MARK: Asking about the segments

  /// The frames of the segments in the control's coordinates, by segment index.
  public var segmentFrames: [CGRect] {
    let widths = naturalWidths
    guard !widths.isEmpty else { return [] }
    let distance = policy.segmentDistance
    let free = bounds.width - distance * CGFloat(widths.count - 1) - widths.reduce(0, +)
    let flexible = CGFloat(segments.count { $0.width <= 0 })
    let share = flexible > 0 ? free / flexible : 0
    var x: CGFloat = 0
    let height = max(0, bounds.height - 1)
    let frames = zip(segments, widths).map { segment, width in
      let actual = max(0, segment.width > 0 ? width : width + share)
      defer { x += actual + distance }
      return CGRect(x: x, y: 0, width: actual, height: height)
    }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
    return frames.map {
      CGRect(x: bounds.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
  }

  /// The titles with their positions at the control's current size, in the order of the segments. Segments with an
  /// image are left out.
  open var textPlacements: [TextPlacement] {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return zip(segments.indices, segmentFrames).compactMap { index, frame in
      guard segments[index].image == nil else { return nil }
      return setting(at: index).place(in: frame.insetBy(dx: min(2, frame.width / 2), dy: 0), grid: grid)
    }
  }

  /// Whether a title is truncated at the control's current size.
  public var isTextTruncated: Bool { textPlacements.contains { $0.isTruncated } }

  package override var shownStates: [ShownState] {
    super.shownStates + (selectedSegmentIndex < 0 ? [] : [.segment(selectedSegmentIndex)])
  }
}
