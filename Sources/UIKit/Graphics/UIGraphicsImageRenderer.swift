import Foundation

/// Makes images from drawing code.
///
/// What is drawn is recorded, and drawn where the image is shown.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// What draws into a context.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let bounds: CGRect

  /// A renderer of a size in points, for the current traits.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// A renderer of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of a rectangle in points, for the current traits.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// A renderer of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    super.init(bounds: bounds, format: format)
  }

  /// The image that a closure draws.
  open func image(actions: DrawingActions) -> UIImage {
    let format = format as? UIGraphicsImageRendererFormat ?? .default()
    let context = CGContext(
      size: bounds.size, scale: format.scale, isOpaque: format.opaque, origin: bounds.origin)
    GraphicsStack.with(context) {
      actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    }
    return UIImage(record: context.record, scale: format.scale)
  }

  /// A PNG file of what a closure draws; empty without an encoder, as ``UIImage/pngData()`` says.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// A JPEG file of what a closure draws. Inert: empty, since there is no encoder.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
