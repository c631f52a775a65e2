/// The edge of a row at which a swipe shows actions.
package nonisolated enum RowEdge: String, Codable, CaseIterable, Sendable {
  case leading, trailing
}
