import Testing
import UIKit

@testable import InterfaceBuilder

/// Constraints as written.
@Suite struct ConstraintSpecificationTests {
  func specification(_ attributes: String) throws -> ConstraintSpecification {
    let document = try InterfaceDocument(
      text: XibText.xib(
        "<view id=\"aaa-aa-aaa\"><constraints><constraint id=\"ccc-cc-ccc\" \(attributes)/></constraints></view>"))
    let element = try #require(document.objects["ccc-cc-ccc"])
    return try ConstraintSpecification(Properties(element, traits: UITraitCollection()))
  }

  func problem(_ attributes: String) -> String? {
    do {
      _ = try specification(attributes)
      return nil
    } catch {
      return (error as? ConstraintSpecification.Problem)?.message
    }
  }

  /// What is left out: equal, required, once, plus nothing, of the owner.
  @Test func defaults() throws {
    let constraint = try specification("firstAttribute=\"width\"")
    #expect(constraint.firstItem == nil)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.relation == .equal)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.priority == 1000)
    #expect(!constraint.isPlaceholder)
  }

  @Test(arguments: [("0.5", 0.5), ("1:1", 1), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("139:21", 139.0 / 21)])
  func multipliersAreDecimalsRatiosOrFractions(text: String, value: Double) throws {
    #expect(try specification("firstAttribute=\"width\" multiplier=\"\(text)\"").multiplier == value)
  }

  /// System spacing at baselines follows the fonts; its constant is only what Interface Builder last saw.
  @Test func systemSpacing() throws {
    let baselines = "firstAttribute=\"firstBaseline\" secondAttribute=\"baseline\" constant=\"24\""
    let spaced = try specification(baselines + " symbolType=\"layoutAnchor\"")
    #expect(spaced.usesSystemSpacing)
    #expect(spaced.constant == 0)
    #expect(try !specification(baselines).usesSystemSpacing)
    #expect(try specification(baselines).constant == 24)
  }

  @Test func theOldNameOfTheLastBaseline() throws {
    #expect(try specification("firstAttribute=\"baseline\"").firstAttribute == .lastBaseline)
  }

  @Test(arguments: [
    (
      "firstAttribute=\"width\" constant=\"nan\"",
      "the constant “nan” is not a finite number; the constraint was left out"
    ),
    (
      "firstAttribute=\"width\" constant=\"inf\"",
      "the constant “inf” is not a finite number; the constraint was left out"
    ),
    (
      "firstAttribute=\"width\" constant=\"-1e308\"",
      "the constant “-1e308” is too large to lay out; the constraint was left out"
    ),
    (
      "firstAttribute=\"width\" constant=\"wide\"",
      "the constant “wide” is not a finite number; the constraint was left out"
    ),
    (
      "firstAttribute=\"width\" multiplier=\"1:0\"",
      "the multiplier “1:0” is not a finite number; the constraint was left out"
    ),
    (
      "firstAttribute=\"width\" multiplier=\"1e308\"",
      "the multiplier “1e308” is too large; the constraint was left out"
    ),
    (
      "firstAttribute=\"width\" multiplier=\"1e300:1e-300\"",
      "the multiplier “1e300:1e-300” is too large; the constraint was left out"
    ),
    (
      "firstAttribute=\"width\" multiplier=\"1:1e7\"",
      "the multiplier “1:1e7” is too small; the constraint was left out"
    ),
    (
      "firstAttribute=\"width\" priority=\"0\"",
      "the priority 0 is not between 1 and 1000; the constraint was left out"
    ),
    ("firstAttribute=\"depth\"", "the attribute “depth” is not known; the constraint was left out"),
    ("firstAttribute=\"width\" relation=\"about\"", "the relation “about” is not known; the constraint was left out"),
    ("constant=\"4\"", "the constraint has no first attribute"),
  ])
  func numbersThatAreNoneAndWordsThatAreNotKnown(attributes: String, message: String) {
    #expect(problem(attributes) == message)
  }
}
