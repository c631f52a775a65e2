import Foundation

/// What is being measured. Inert.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}
