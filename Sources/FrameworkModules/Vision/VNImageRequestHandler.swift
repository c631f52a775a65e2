import CoreImage
import Foundation
import UIKit

/// Looks for something in a picture. Inert: it finds nothing.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// Of a picture.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  /// Of a picture.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  /// Looks. Each request hears that nothing can be looked for.
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests { request.completionHandler?(request, VNError.operationFailed) }
  }
}
