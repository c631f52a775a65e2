// Made by `make surface` from Surface/CoreImage.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// How a picture is held.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// Computes the pixels of pictures.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context.
  public override init() {}
  /// Creates a context. The options have no effect.
  public init(options: [CIContextOption: Any]? = nil) {}
  /// Creates a context that draws into another one. The options have no effect.
  public init(cgContext: CGContext, options: [CIContextOption: Any]? = nil) {}
  /// The pixels in a rectangle; `nil` where there are none.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.picture(in: fromRect).cgImage }
  /// The pixels in a rectangle; `nil` where there are none. All colours are sRGB.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }
  /// A PNG file; `nil` without an encoder, as `UIImage.pngData()` says.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { image.picture(in: image.extent).pngData() }
  /// A JPEG file. Inert: `nil`, since there is no encoder.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }
  /// Clears the caches. There are none. Inert.
  open func clearCaches() {}
}

/// How a context computes. Inert.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
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
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  /// What is in a picture: nothing.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// What is in a picture: nothing.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
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
  open var hasLeftEyePosition: Bool { false }
  /// Where the left eye is.
  open var leftEyePosition: CGPoint { .zero }
  /// Whether a right eye was found.
  open var hasRightEyePosition: Bool { false }
  /// Where the right eye is.
  open var rightEyePosition: CGPoint { .zero }
  /// Whether a mouth was found.
  open var hasMouthPosition: Bool { false }
  /// Where the mouth is.
  open var mouthPosition: CGPoint { .zero }
  /// Whether it smiles.
  open var hasSmile: Bool { false }
}

/// Something in a picture. The classes exist for the signatures of methods: nothing is found.
open class CIFeature: NSObject, @unchecked Sendable {
  /// Where it is, in pixels.
  public let bounds: CGRect
  init(bounds: CGRect) { self.bounds = bounds }
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
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Four bytes.
  public static let RGBA8 = Self(rawValue: 264)
  /// Four bytes, blue first.
  public static let BGRA8 = Self(rawValue: 266)
}

/// How a picture is read. Inert.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
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
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A code.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  /// What it says.
  open var messageString: String? { nil }
}

/// Numbers.
open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]
  private init(_ values: [CGFloat]) { self.values = values }
  /// Two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// A point.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  /// A rectangle.
  public convenience init(cgRect rect: CGRect) { self.init([rect.minX, rect.minY, rect.width, rect.height]) }
  /// The count of numbers.
  open var count: Int { values.count }
  /// The number at an index; 0 beyond the end.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first.
  open var x: CGFloat { value(at: 0) }
  /// The second.
  open var y: CGFloat { value(at: 1) }
  /// The third.
  open var z: CGFloat { value(at: 2) }
  /// The fourth.
  open var w: CGFloat { value(at: 3) }
}

extension UIColor {
  /// Creates a colour from its numbers.
  public convenience init(ciColor: CIColor) { self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha) }
  /// The colour as numbers.
  public var ciColor: CIColor { CIColor(color: self) }
}

@_spi(Generated) extension CIContext: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { CIContext() }
}
