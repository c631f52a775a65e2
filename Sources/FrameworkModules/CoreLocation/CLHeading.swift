import Foundation

/// Where the device points. The class exists for the signatures of methods: that is not known.
open class CLHeading: NSObject, @unchecked Sendable {
  /// From the north of a compass, in degrees.
  open var magneticHeading: CLLocationDirection { 0 }
  /// From the north, in degrees.
  open var trueHeading: CLLocationDirection { 0 }
  /// How exact that is, in degrees.
  open var headingAccuracy: CLLocationDirection { -1 }
}
