import Environments
import InterfaceBuilder
import Testing

@testable import Audit

/// A long chain of views that keep a least distance, each pulled to the top. It is one component of the solver, and its
/// cost grows with its length and no faster. The solver's own tests count its steps.
@Suite struct LongChainTests {
  private func chain(_ count: Int) throws -> InterfaceDocument {
    let views = (0..<count).map {
      Fixture.view("v\($0)", content: "<constraints>\(Fixture.size("v\($0)", "width", 40))</constraints>")
    }
    let constraints = (0..<count).flatMap { index in
      let pull = Fixture.pin("v\(index)", "top", "root", "top", priority: 250)
      let side = Fixture.pin("v\(index)", "leading", "root", "leading", 20)
      guard index > 0 else { return [pull, side] }
      let distance = Fixture.pin("v\(index)", "top", "v\(index - 1)", "bottom", 8, relation: "greaterThanOrEqual")
      return [pull, side, distance]
    }
    return try Fixture.xib(views.joined(), constraints: constraints)
  }

  /// Of an even number, the two in the middle may take each other's place at the top: one finding, however many views
  /// move along.
  @Test(arguments: [10, 150]) func whatIsOpenInAChainIsOneFinding(count: Int) throws {
    let findings = try Fixture.findings(AmbiguousLayout(), in: chain(count))
    #expect(
      findings.map(\.message)
        == ["The constraints leave its vertical position open, and with it \(count - 1) other views."])
  }

  /// Of an odd number, the one in the middle is at the top, and only the height of the last one is open.
  @Test(arguments: [11, 151]) func aChainWithAMiddleHasItsPlace(count: Int) throws {
    let findings = try Fixture.findings(AmbiguousLayout(), in: chain(count))
    #expect(findings.map(\.message) == ["The constraints leave its height open."])
  }
}
