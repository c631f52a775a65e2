import Foundation

/// Looks for codes. Inert.
open class VNDetectBarcodesRequest: VNRequest, @unchecked Sendable {}
