import Testing

@testable import UIKit

/// The functions for comparing with which older code does without `==`.
struct CoreGraphicsEqualityTests {
  @Test func equalValuesAreEqual() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 3)))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 2)))
    #expect(!CGRect(x: 0, y: 0, width: 1, height: 2).equalTo(CGRect(x: 1, y: 0, width: 1, height: 2)))
  }

  @Test func rectanglesOfTheSameAreaAreEqual() {
    #expect(CGRect(x: 3, y: 0, width: -3, height: 2).equalTo(CGRect(x: 0, y: 0, width: 3, height: 2)))
  }
}
