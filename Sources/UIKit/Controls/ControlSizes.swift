import Foundation

/// Sizes of controls by design era, in points.
///
/// Sources: frames that Interface Builder of each era stored in public documents; see `docs/decisions`.
struct ControlSizes {
  var era: UIDesignEra

  /// Xcode 26, whose controls are taller and rounder.
  private var isXcode26: Bool { era.toolsVersion >= 24000 }
  private var isXcode11: Bool { era >= .xcode11 }

  var switchFrame: CGSize { isXcode26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31) }

  /// Before Xcode 11 was finished, its steppers were 4 points lower.
  var stepper: CGSize {
    CGSize(width: 94, height: !isXcode11 ? 29 : era.toolsVersion < 14868 ? 28 : 32)
  }

  /// Height of a slider's frame; 1 point of it lies outside the alignment rectangle.
  ///
  /// In toolbars sliders are as high as with images since Xcode 9.3 (14 of 14 in saved documents).
  func sliderHeight(hasImages: Bool, isInToolbar: Bool) -> CGFloat {
    if isXcode26 { return 34 }
    return hasImages || (isInToolbar && era.toolsVersion >= 13770) ? 34 : 31
  }

  /// Height of a segmented control's frame; 1 point of it lies outside the alignment rectangle.
  var segmentedHeight: CGFloat { isXcode11 ? 32 : 29 }

  /// Points beside the widest title of a segment.
  var segmentPadding: CGFloat { isXcode11 ? 18 : 14 }

  func progressHeight(isBar: Bool) -> CGFloat {
    isBar ? 2.5 : era.toolsVersion < 17000 ? 2 : 4
  }

  /// A row of page dots. Sizes since iOS 14 are estimates.
  func pageControl(pages: Int) -> CGSize {
    let count = CGFloat(max(0, pages))
    if era.toolsVersion < 17000 {
      return CGSize(width: count == 0 ? 0 : count * 7 + (count - 1) * 9, height: 37)
    }
    return CGSize(width: count == 0 ? 0 : count * 18 + 61.5 - 18, height: 27.5)
  }

  /// A button that shows a plus or an i in a circle, a symbol since Xcode 11.
  var buttonSign: CGSize { CGSize(width: isXcode11 ? 25 : 24, height: 24) }

  /// Wheels of pickers: lower where the height is compact, and on the canvas of Xcode 6 and 7.
  func wheels(isLow: Bool) -> CGSize {
    CGSize(width: 320, height: isLow || era.toolsVersion < 9000 ? 162 : 216)
  }

  var searchBarHeight: CGFloat {
    if isXcode26 { return 64 }
    return era < .xcode9 ? 44 : 56
  }

  /// A toolbar that isn't part of a controller.
  func toolbarHeight(isOnHomeArea: Bool) -> CGFloat {
    isOnHomeArea && era.toolsVersion >= 17000 ? 49 : 44
  }

  var navigationBarHeight: CGFloat { isXcode26 ? 54 : 44 }

  /// What a large title adds below a navigation bar.
  var largeTitleHeight: CGFloat { 52 }

  var tabBarHeight: CGFloat { 49 }

  /// Height of a text field by its border.
  func textFieldHeight(_ border: UITextField.BorderStyle, lineHeight: CGFloat) -> CGFloat {
    let line = lineHeight.rounded(.up)
    switch border {
    case .roundedRect: return isXcode11 ? max(34, line + 12) : max(30, line + 4)
    case .none: return isXcode11 ? line + 1 : line
    case .line, .bezel: return line + 5
    }
  }
}
