import Foundation

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
  case unknown = 0, inside, outside
}
