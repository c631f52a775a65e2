import Foundation

/// The weather of a place. The type exists for the signatures of methods: nothing is known.
public struct Weather: Sendable {}
