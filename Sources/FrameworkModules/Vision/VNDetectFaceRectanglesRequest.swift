import Foundation

/// Looks for faces. Inert.
open class VNDetectFaceRectanglesRequest: VNRequest, @unchecked Sendable {}
