import Foundation
import Testing
import UIKit

@testable import SpecAssertions

/// What matchers match, and what they say if they do not.
struct MatcherTests {
  private enum Problem: Error, Equatable { case empty, full }

  /// The failure messages of an expectation, and of its opposite.
  private func messages<Value>(
    _ value: @autoclosure @escaping () throws -> Value?, _ matcher: Matcher<Value>
  ) -> (to: String?, toNot: String?) {
    let expectation = SyncExpectation(expression: Expression(expression: value), file: #filePath, line: 1)
    return (
      expectation.failure(of: matcher, to: "to"), expectation.failure(of: matcher, to: "to not", isNegative: true)
    )
  }

  @Test func equality() {
    #expect(messages(4, equal(4)) == (nil, "expected to not equal <4>, got <4>"))
    #expect(messages(4, equal(5)) == ("expected to equal <5>, got <4>", nil))
    let nothing: Int? = nil
    #expect(messages(nothing, equal(5)).to == "expected to equal <5>, got <nil> (use beNil() to match nils)")
    #expect(messages(nothing, equal(5)).toNot == "expected to not equal <5>, got <nil> (use beNil() to match nils)")
    #expect(messages(nothing, beNil()) == (nil, "expected to not be nil, got <nil>"))
    #expect(messages(["a"], equal(["a"])).to == nil)
  }

  @Test func truth() {
    let nothing: Bool? = nil
    #expect(messages(true, beTrue()).to == nil)
    #expect(messages(false, beTruthy()).to == "expected to be truthy, got <false>")
    #expect(messages(nothing, beFalsy()).to == nil)
    #expect(messages(nothing, beFalse()).to == "expected to equal <false>, got <nil> (use beNil() to match nils)")
  }

  @Test func numbers() {
    #expect(messages(1.23456, beCloseTo(1.2345)).to == nil)
    #expect(messages(1.3, beCloseTo(1.2, within: 0.05)).to == "expected to be close to <1.2> (within 0.05), got <1.3>")
    #expect(messages(3, beGreaterThan(3)).to == "expected to be greater than <3>, got <3>")
    #expect(messages(3, beGreaterThanOrEqualTo(3)).to == nil)
    #expect(messages(3, beLessThan(4)).to == nil)
    #expect(messages(3, beLessThanOrEqualTo(2)).to == "expected to be less than or equal to <2>, got <3>")
    #expect(messages(3, beWithin(1...3)).to == nil)
  }

  @Test func collections() {
    #expect(messages([1, 2], contain(2)).to == nil)
    #expect(messages([1, 2], contain(3)).to == "expected to contain <3>, got <[1, 2]>")
    #expect(messages("seahorse", contain("sea", "horse")).to == nil)
    #expect(messages([Int](), beEmpty()).to == nil)
    #expect(messages("a", beEmpty()).to == "expected to be empty, got <a>")
    #expect(messages([1, 2], haveCount(3)).to == "expected to have <[1, 2]> with count 3, got 2")
    #expect(messages("seahorse", beginWith("sea")).to == nil)
    #expect(messages([1, 2], endWith(2)).to == nil)
    #expect(messages("a1", match("[0-9]$")).to == nil)
    #expect(messages([1, 2], allPass { $0 > 0 }).to == nil)
    #expect(messages([1, 2], allPass(beLessThan(2))).to == "expected to all pass, got <[1, 2]>")
  }

  @Test func objects() {
    let view = UILabel()
    #expect(messages(view, beIdenticalTo(view)).to == nil)
    #expect(messages(view as Any, beAKindOf(UIView.self)).to == nil)
    #expect(
      messages(view as Any, beAnInstanceOf(UIView.self)).to?.hasPrefix("expected to be an instance of UIView") == true)
  }

  @Test func errors() {
    func open() throws -> Int { throw Problem.empty }
    #expect(messages(try open(), throwError()).to == nil)
    #expect(messages(try open(), throwError(Problem.full)).to == "expected to throw error <full>, got <empty>")
    #expect(messages(1, throwError()).to == "expected to throw any error, got no error")
    #expect(messages(try open(), equal(1)).to == "unexpected error thrown: <empty>")
  }

  @Test func combinations() {
    #expect(messages(3, satisfyAllOf(beGreaterThan(1), beLessThan(4))).to == nil)
    #expect(
      messages(9, satisfyAnyOf(beLessThan(1), equal(4))).to
        == "expected to match one of: {expected to be less than <1>}, {expected to equal <4>}, got <9>")
  }

  /// A matcher of a project.
  @Test func ownMatchers() {
    let even = Matcher<Int>.simple("be even") { MatcherStatus(bool: (try $0.evaluate() ?? 1) % 2 == 0) }
    #expect(messages(3, even).to == "expected to be even, got <3>")
    let odd = Matcher<Int> { expression in
      MatcherResult(
        bool: try expression.evaluate() == 3, message: .expectedTo("be odd").appended(details: "It is not."))
    }
    #expect(messages(4, odd).to == "expected to be odd\nIt is not.")
  }
}

private func == (a: (to: String?, toNot: String?), b: (String?, String?)) -> Bool { a.to == b.0 && a.toNot == b.1 }
