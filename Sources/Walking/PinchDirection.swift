/// How two fingers move in a pinch.
package nonisolated enum PinchDirection: String, Codable, CaseIterable, Sendable {
  case apart, together
}
