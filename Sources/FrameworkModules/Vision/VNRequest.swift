@_exported import CoreImage
@_exported import CoreML
import Foundation

/// What is looked for in a picture. Inert: nothing is found.
open class VNRequest: NSObject, @unchecked Sendable {
  /// What was found: nothing.
  open var results: [VNObservation]? { nil }
  /// Gets what was found.
  public let completionHandler: VNRequestCompletionHandler?
  /// Creates a request.
  public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
}

/// Gets what was found.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
