import CoreImage
import Foundation
import UIKit

/// Looks for something in a picture. Inert: it finds nothing.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  /// Performs requests. Each request is told that nothing can be looked for.
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests { request.completionHandler?(request, VNError.operationFailed) }
  }
}
