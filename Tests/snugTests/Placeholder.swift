import Testing

@testable import snug
