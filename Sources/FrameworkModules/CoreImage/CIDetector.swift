import Foundation

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
