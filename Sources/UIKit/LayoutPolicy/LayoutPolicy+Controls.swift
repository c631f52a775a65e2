extension LayoutPolicy {
  /// Sizes of controls, in points.
  public struct Controls: Hashable, Sendable {
    public var switchSize = CGSize(width: 51, height: 31)
    public var stepperSize = CGSize(width: 94, height: 32)
    /// Height of a slider's frame; 1 point of it lies outside the alignment rectangle.
    public var sliderHeight: CGFloat = 34
    /// Height of a slider that has images at its ends.
    public var sliderHeightWithImages: CGFloat = 34
    public var sliderHeightInToolbar: CGFloat = 34
    /// Width of a slider's thumb; `nil` for a thumb that is as wide as it is high.
    public var sliderKnobWidth: CGFloat?
    /// Height of a segmented control's frame; 1 point of it lies outside the alignment rectangle.
    public var segmentedControlHeight: CGFloat = 32
    /// Width of a segment minus the width of its title.
    public var segmentPadding: CGFloat = 18
    /// Distance between two segments.
    public var segmentDistance: CGFloat = 1
    /// Whether the width of a segmented control counts its titles in whole points instead of whole pixels.
    public var segmentTitlesHaveWholePoints = true
    /// How the selected segment looks, and which weight titles have.
    public var segmentLook = SegmentLook.raised
    /// Height of a progress view; those for bars have 2.5 points.
    public var progressHeight: CGFloat = 4
    /// Height of a page control, which is rounded up to the pixel.
    public var pageControlHeight: CGFloat = 25.6
    /// Diameter of a page control's dots.
    public var pageDotDiameter: CGFloat = 7.67
    /// Distance between the dots of a page control.
    public var pageDotDistance: CGFloat = 17.5
    /// Width of a page control in addition to its dots.
    public var pageControlPadding: CGFloat = 63.5
    /// Size of a button that shows a plus or an i in a circle, which is rounded up to the pixel.
    public var buttonSignSize = CGSize(width: 73.0 / 3, height: 71.0 / 3)
    /// Size of the wheels of a picker.
    public var wheelsSize = CGSize(width: 320, height: 216)
    /// Size of the wheels of a picker if the vertical size class is compact.
    public var lowWheelsSize = CGSize(width: 320, height: 162)
    public var compactDatePickerHeight: CGFloat = 34
    /// Whether date pickers are compact unless they state another style.
    public var datePickersAreCompact = true
    /// Least height of a text field with round corners.
    public var leastRoundedFieldHeight: CGFloat = 34
    /// Height of a text field with round corners minus the height of its line of text.
    public var roundedFieldPadding: CGFloat = 12
    /// Least height of a text field without a border.
    public var leastPlainFieldHeight: CGFloat = 0
    /// Height of a text field without a border minus the height of its line of text.
    public var plainFieldPadding: CGFloat = 1
    /// Height of a text field with a line or bezel minus the height of its line of text.
    public var borderedFieldPadding: CGFloat = 5

    public enum SegmentLook: Hashable, Sendable {
      /// The selected segment is raised from a grey field; titles are of medium weight.
      case raised
      /// Segments are outlined in the tint colour, which fills the selected one; titles are of regular weight.
      case outlined
    }
  }
}
