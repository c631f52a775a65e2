import Foundation

/// Makes images from drawing code.
///
/// An image contains the recorded drawing commands. The module Drawing draws them where the image is shown.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws into a context.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let bounds: CGRect

  /// Creates a renderer of images with a size in points, and the scale of the current traits.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer of images with a size in points and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a rectangle of the drawing, in points, with the scale of the current traits.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Creates a renderer of images of a rectangle of the drawing, in points, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    super.init(bounds: bounds, format: format)
  }

  /// Makes an image of what a closure draws.
  open func image(actions: DrawingActions) -> UIImage {
    let format = format as? UIGraphicsImageRendererFormat ?? .default()
    let context = CGContext(
      size: bounds.size, scale: format.scale, isOpaque: format.opaque, origin: bounds.origin)
    GraphicsStack.with(context) {
      actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    }
    return UIImage(record: context.record, scale: format.scale)
  }

  /// Makes the data of a PNG file of what a closure draws. It is empty if no encoder is installed; see
  /// ``UIImage/pngData()``.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Makes the data of a JPEG file of what a closure draws. Inert: empty, since there is no encoder.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
