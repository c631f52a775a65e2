import Foundation

/// A kind of what is known at a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
