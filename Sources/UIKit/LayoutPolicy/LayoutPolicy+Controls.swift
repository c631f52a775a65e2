extension LayoutPolicy {
  /// Sizes of controls, in points.
  public struct Controls: Hashable, Sendable {
    public var switchSize = CGSize(width: 51, height: 31)
    public var stepperSize = CGSize(width: 94, height: 32)
    /// Whether steppers have `stepperSize` whatever size constraints ask for, as before iOS 13.
    public var steppersKeepTheirSize = false
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
    /// Whether the widths of titles are rounded up to whole points, instead of whole pixels, when the width of a
    /// segmented control is computed.
    public var segmentTitlesHaveWholePoints = true
    /// The style in which segmented controls are drawn. It also decides the weight of their titles.
    public var segmentLook = SegmentLook.raised
    /// Height of a progress view of the default style. Progress views of the style `bar` are always 2.5 points high.
    public var progressHeight: CGFloat = 4
    /// Height of a page control, before it is rounded up to a pixel.
    public var pageControlHeight: CGFloat = 25.6
    /// Diameter of a page control's dots.
    public var pageDotDiameter: CGFloat = 7.67
    /// Distance between the dots of a page control.
    public var pageDotDistance: CGFloat = 17.5
    /// Width of a page control minus the width of its row of dots.
    public var pageControlPadding: CGFloat = 63.5
    /// Size of a button of the types for info, detail and adding a contact, before it is rounded up to a pixel.
    public var buttonSignSize = CGSize(width: 73.0 / 3, height: 71.0 / 3)
    /// Size of a picker view, or of a date picker with wheels.
    public var wheelsSize = CGSize(width: 320, height: 216)
    /// Size of a picker view, or of a date picker with wheels, if the vertical size class is compact.
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
