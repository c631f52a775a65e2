import Foundation

/// How a model runs. Inert.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  /// What computes.
  open var computeUnits = MLComputeUnits.all
  /// Creates a configuration.
  public override init() {}
}
