import CoreImage
import Foundation
import UIKit

/// Performs requests to recognise things in an image. Inert: every request fails.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  /// Calls the completion handler of each request with the error `operationFailed`.
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests { request.completionHandler?(request, VNError.operationFailed) }
  }
}
