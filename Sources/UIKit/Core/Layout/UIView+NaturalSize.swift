import Foundation

extension UIView {
  /// A size in points that layout uses instead of `intrinsicContentSize`; `nil` for none.
  ///
  /// A negative width or height stands for that of `intrinsicContentSize`.
  ///
  /// Storyboards and xibs contain such sizes: placeholder intrinsic sizes, and the sizes that classes of the app
  /// returned when their code ran on Interface Builder's canvas.
  public var recordedNaturalSize: CGSize? {
    get { layoutState.recordedNaturalSize }
    set {
      guard layoutState.recordedNaturalSize != newValue else { return }
      layoutState.recordedNaturalSize = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The intrinsic content size that layout uses, in points: `recordedNaturalSize`, or else `intrinsicContentSize`.
  var naturalSize: CGSize {
    guard let recorded = layoutState.recordedNaturalSize else { return intrinsicContentSize }
    if recorded.width >= 0, recorded.height >= 0 { return recorded }
    let own = intrinsicContentSize
    return CGSize(
      width: recorded.width >= 0 ? recorded.width : own.width,
      height: recorded.height >= 0 ? recorded.height : own.height)
  }

  /// The intrinsic content size that layout uses for a view with wrapped text after it has computed the view's width,
  /// in points.
  ///
  /// A `recordedNaturalSize` is that of the text on one line, in a font that the storyboard or xib does not contain.
  /// The text is therefore wrapped with a font of this project, and the result is scaled by the ratio of the recorded
  /// width to the width in that font.
  func naturalSize(forLayoutWidth width: CGFloat) -> CGSize {
    guard let recorded = layoutState.recordedNaturalSize else { return intrinsicContentSize(forLayoutWidth: width) }
    let own = intrinsicContentSize
    guard width > 0, recorded.width > width, own.width > 0, own.height > 0 else { return naturalSize }
    let scale = recorded.width / own.width
    let wrapped = intrinsicContentSize(forLayoutWidth: width / scale)
    let lines = (wrapped.height / own.height).rounded()
    return CGSize(width: min(width, wrapped.width * scale), height: lines * naturalSize.height)
  }
}
