import ArgumentParser
import Environments
import InterfaceBuilder
import Testing

@testable import snug

/// Names that the command line does not know.
struct UnknownNameTests {
  @Test(arguments: [
    (["adit", "App"], "there is no command “adit”; did you mean “audit”?"),
    (["swim"], "there is no command “swim”;"),
    (["help", "layuot"], "there is no command “layuot”; did you mean “layout”?"),
  ]) func anUnknownCommandIsSaid(arguments: [String], message: String) {
    let error = #expect(throws: (any Error).self) { try Snug.command(for: arguments) }
    #expect(
      error.map { Snug.message(for: $0) } == message
        + " there are audit, diff, explain, init, layout, merge, preview, project, record, render, rules, solve, test, verify"
    )
    #expect(error.map { Snug.exitCode(for: $0).rawValue } == 64)
  }

  @Test func anUnknownRuleIsSaid() {
    let error = #expect(throws: (any Error).self) {
      try Snug.command(for: ["audit", "App", "--rule", "truncated-txt"])
    }
    #expect(
      error.map { Snug.message(for: $0) }?.hasSuffix(
        "there is no rule “truncated-txt”; did you mean “truncated-text”? `snug rules` lists them") == true)
  }

  @Test func modelsWithTheSameScreenAreTold() throws {
    #expect(
      throws: UnknownName(
        message: "there is no device “iPhone 13 Prro”; did you mean “iPhone 13 Pro”? there are \(Self.devices)")
    ) { try AxisNames.devices("iPhone 13 Prro") }
    #expect(try AxisNames.devices("iphone 13 pro").map(\.name) == ["iPhone 14"])
  }

  private static let devices = Device.all.map { "\($0.id) (\($0.name))" }.joined(separator: ", ")

  @Test func anUnknownDeviceIsSaid() {
    let error = #expect(throws: (any Error).self) { try Snug.command(for: ["audit", "App", "--device", "retina40"]) }
    #expect(
      error.map { Snug.message(for: $0) }?.contains(
        "there is no device “retina40”; did you mean “retina4_0”? there are retina") == true)
  }
}
