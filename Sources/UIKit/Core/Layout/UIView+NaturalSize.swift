import Foundation

extension UIView {
  /// A natural size that replaces `intrinsicContentSize` in layout, in points; nil for none.
  ///
  /// A negative width or height stands for that of `intrinsicContentSize`.
  ///
  /// Interface Builder's documents store such sizes: placeholders, and the sizes that the app's own classes returned
  /// when their code ran on the canvas.
  public var recordedNaturalSize: CGSize? {
    get { layoutState.recordedNaturalSize }
    set {
      guard layoutState.recordedNaturalSize != newValue else { return }
      layoutState.recordedNaturalSize = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The natural size that layout uses.
  var naturalSize: CGSize {
    guard let recorded = layoutState.recordedNaturalSize else { return intrinsicContentSize }
    if recorded.width >= 0, recorded.height >= 0 { return recorded }
    let own = intrinsicContentSize
    return CGSize(
      width: recorded.width >= 0 ? recorded.width : own.width,
      height: recorded.height >= 0 ? recorded.height : own.height)
  }

  /// The natural size of text that layout uses once it has given a width.
  ///
  /// A recorded size is that of text on one line, in a font that the document does not state. Lines are therefore
  /// broken with one of our fonts, scaled to the recorded width.
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
