import Foundation

/// A kind of health data that is measured at a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
