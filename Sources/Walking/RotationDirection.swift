/// How two fingers turn around each other.
package nonisolated enum RotationDirection: String, Codable, CaseIterable, Sendable {
  case clockwise, counterclockwise
}
