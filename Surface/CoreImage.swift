import Foundation
@_exported import UIKit

/// How a picture is held.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// A colour as numbers from 0 to 1.
@byHand open class CIColor: NSObject, @unchecked Sendable {
  /// The red component.
  public let red: CGFloat
  /// The green component.
  public let green: CGFloat
  /// The blue component.
  public let blue: CGFloat
  /// The opacity.
  public let alpha: CGFloat

  /// Creates a colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  /// Creates an opaque colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat)
  /// Creates a colour from a `UIColor`.
  public convenience init(color: UIColor)
  /// Creates a colour from a `CGColor`.
  public convenience init(cgColor: CGColor)

  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// No colour.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// Computes the pixels of pictures.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context.
  public override init()
  /// Creates a context. The options have no effect.
  @inert public init(options: [CIContextOption: Any]? = nil)
  /// Creates a context that draws into another one. The options have no effect.
  @inert public init(cgContext: CGContext, options: [CIContextOption: Any]? = nil)
  /// The pixels in a rectangle; `nil` where there are none.
  @answers(image.picture(in: fromRect).cgImage)
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage?
  /// The pixels in a rectangle; `nil` where there are none. All colours are sRGB.
  @answers(createCGImage(image, from: fromRect))
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage?
  /// A PNG file; `nil` without an encoder, as `UIImage.pngData()` says.
  @answers(image.picture(in: image.extent).pngData())
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data?
  /// A JPEG file. Inert: `nil`, since there is no encoder.
  @answers(nil)
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data?
  /// Clears the caches. There are none.
  @inert open func clearCaches()
}

/// How a context computes. Inert.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option by its name.
  @kept public init(rawValue: String)
  /// The space of colours that are computed.
  public static let workingColorSpace = Self(rawValue: "working_color_space")
  /// The space of colours that come out.
  public static let outputColorSpace = Self(rawValue: "output_color_space")
  /// Whether the processor computes.
  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
}

/// Looks for faces and codes. Inert: it finds none.
open class CIDetector: NSObject, @unchecked Sendable {
  /// Creates a detector.
  @inert public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil)
  /// What is in a picture: nothing.
  @answers([]) open func features(in image: CIImage) -> [CIFeature]
  /// What is in a picture: nothing.
  @answers([]) open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature]
}

/// Looks for faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"

/// Looks for rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"

/// Looks for codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"

/// Looks for texts.
public let CIDetectorTypeText = "CIDetectorTypeText"

/// The key of the accuracy.
public let CIDetectorAccuracy = "CIDetectorAccuracy"

/// Fast.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"

/// Exact.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"

/// The key of how a picture is held.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"

/// The key of whether smiles are looked for.
public let CIDetectorSmile = "CIDetectorSmile"

/// The key of whether closed eyes are looked for.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"

/// A face.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
  /// Whether a left eye was found.
  @answers(false) open var hasLeftEyePosition: Bool { get }
  /// Where the left eye is.
  @answers(.zero) open var leftEyePosition: CGPoint { get }
  /// Whether a right eye was found.
  @answers(false) open var hasRightEyePosition: Bool { get }
  /// Where the right eye is.
  @answers(.zero) open var rightEyePosition: CGPoint { get }
  /// Whether a mouth was found.
  @answers(false) open var hasMouthPosition: Bool { get }
  /// Where the mouth is.
  @answers(.zero) open var mouthPosition: CGPoint { get }
  /// Whether it smiles.
  @answers(false) open var hasSmile: Bool { get }
}

/// Something in a picture. The classes exist for the signatures of methods: nothing is found.
open class CIFeature: NSObject, @unchecked Sendable {
  /// Where it is, in pixels.
  public let bounds: CGRect
  @kept init(bounds: CGRect)
}

/// What is done to a picture. Inert: pixels stay as they are.
///
/// A filter of another picture gives that picture. `CIQRCodeGenerator` gives a grey square of the code's size.
@byHand open class CIFilter: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String

  /// The filter with a name; `nil` for names that do not begin with `CI`.
  public init?(name: String)
  /// The filter with a name and values; `nil` for names that do not begin with `CI`.
  public convenience init?(name: String, parameters params: [String: Any]?)

  /// Sets all values to the usual ones. Inert: none is known.
  open func setDefaults()
  /// Sets a value.
  open func setValue(_ value: Any?, forKey key: String)
  /// A value.
  open func value(forKey key: String) -> Any?
  /// The keys of values that were set.
  open var inputKeys: [String] { get }
  /// The keys of the outputs.
  open var outputKeys: [String] { get }

  /// What comes out: what went in, or the grey square of a code; `nil` where nothing went in.
  open var outputImage: CIImage? { get }
}

/// The key of the input picture.
public let kCIInputImageKey = "inputImage"

/// The key of the output picture.
public let kCIOutputImageKey = "outputImage"

/// The key of a picture behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"

/// The key of a mask.
public let kCIInputMaskImageKey = "inputMaskImage"

/// The key of the intensity.
public let kCIInputIntensityKey = "inputIntensity"

/// The key of a radius.
public let kCIInputRadiusKey = "inputRadius"

/// The key of a scale.
public let kCIInputScaleKey = "inputScale"

/// The key of proportions.
public let kCIInputAspectRatioKey = "inputAspectRatio"

/// The key of a centre.
public let kCIInputCenterKey = "inputCenter"

/// The key of an angle.
public let kCIInputAngleKey = "inputAngle"

/// The key of a colour.
public let kCIInputColorKey = "inputColor"

/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"

/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"

/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"

/// The key of the sharpness.
public let kCIInputSharpnessKey = "inputSharpness"

/// The key of the exposure.
public let kCIInputEVKey = "inputEV"

/// The key of a matrix.
public let kCIInputTransformKey = "inputTransform"

/// The key of a rectangle.
public let kCIInputExtentKey = "inputExtent"

/// How pixels are stored. Inert.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int32
  /// Creates a format by its number.
  @kept public init(rawValue: Int32)
  /// Four bytes.
  public static let RGBA8 = Self(rawValue: 264)
  /// Four bytes, blue first.
  public static let BGRA8 = Self(rawValue: 266)
}

/// A picture to work on: what it shows, and where that is on a plane without end whose y axis points up.
///
/// Pictures can be moved, turned, scaled and cut. Filters have no effect on pixels.
@byHand open class CIImage: NSObject, @unchecked Sendable {
  /// Where the picture is, in pixels.
  public let extent: CGRect
  /// The properties in its file: none.
  open var properties: [String: Any] { get }

  /// The pixels of an image; `nil` for symbols and images whose pixels are not at hand.
  public convenience init?(image: UIImage)
  /// The pixels of an image; `nil` for symbols and images whose pixels are not at hand.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil)
  /// Pixels.
  public convenience init(cgImage image: CGImage)
  /// Pixels.
  public init(cgImage image: CGImage, options: [CIImageOption: Any]?)
  /// The picture of a file's bytes; `nil` for bytes of another kind than PNG, JPEG and GIF.
  public convenience init?(data: Data)
  /// The picture of a file; `nil` where there is none of a known kind.
  public convenience init?(contentsOf url: URL)
  /// A picture of one colour without end.
  public init(color: CIColor)
  /// A picture without pixels.
  open class func empty() -> CIImage

  /// The part in a rectangle.
  open func cropped(to rect: CGRect) -> CIImage
  /// The picture moved, turned or scaled.
  open func transformed(by matrix: CGAffineTransform) -> CIImage
  /// The picture as it is when it is held another way. Inert: it stays as it is.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage
  /// The picture as it is when it is held another way. Inert: it stays as it is.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage
  /// The output of a filter: see ``CIFilter/outputImage``.
  open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage
  /// The output of a filter: see ``CIFilter/outputImage``.
  open func applyingFilter(_ filterName: String) -> CIImage
  /// This picture over another one. The pixels are those of this one, as far as both reach.
  open func composited(over dest: CIImage) -> CIImage
}

/// How a picture is read. Inert.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option by its name.
  @kept public init(rawValue: String)
  /// The space of its colours.
  public static let colorSpace = Self(rawValue: "kCIImageColorSpace")
  /// What its file says.
  public static let properties = Self(rawValue: "kCIImageProperties")
  /// Whether it is turned as its file says.
  public static let applyOrientationProperty = Self(rawValue: "kCIImageApplyOrientationProperty")
}

/// How a file is written. Inert.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option by its name.
  @kept public init(rawValue: String)
}

/// A code.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  /// What it says.
  @answers(nil) open var messageString: String? { get }
}

/// Numbers.
open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]
  @kept private init(_ values: [CGFloat])
  /// Two numbers.
  @kept(self.init([x, y])) public convenience init(x: CGFloat, y: CGFloat)
  /// Three numbers.
  @kept(self.init([x, y, z])) public convenience init(x: CGFloat, y: CGFloat, z: CGFloat)
  /// Four numbers.
  @kept(self.init([x, y, z, w])) public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat)
  /// A point.
  @kept(self.init([point.x, point.y])) public convenience init(cgPoint point: CGPoint)
  /// A rectangle.
  @kept(self.init([rect.minX, rect.minY, rect.width, rect.height])) public convenience init(cgRect rect: CGRect)
  /// The count of numbers.
  @answers(values.count) open var count: Int { get }
  /// The number at an index; 0 beyond the end.
  @answers(values.indices.contains(index) ? values[index] : 0) open func value(at index: Int) -> CGFloat
  /// The first.
  @answers(value(at: 0)) open var x: CGFloat { get }
  /// The second.
  @answers(value(at: 1)) open var y: CGFloat { get }
  /// The third.
  @answers(value(at: 2)) open var z: CGFloat { get }
  /// The fourth.
  @answers(value(at: 3)) open var w: CGFloat { get }
}

extension UIColor {
  /// Creates a colour from its numbers.
  @kept(self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha))
  public convenience init(ciColor: CIColor)
  /// The colour as numbers.
  @answers(CIColor(color: self)) public var ciColor: CIColor { get }
}

@byHand extension UIImage {
  /// The picture to work on of which the image was made: it is not kept.
  public var ciImage: CIImage? { get }

  /// An image of a picture to work on, one pixel a point.
  public convenience init(ciImage: CIImage)

  /// An image of a picture to work on.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation)
}
