import ArgumentParser
import Environments
import Testing
import UIKit

@testable import snug

/// `--text-size`: one size, a range, a list of both, or all; the same on every command.
struct TextSizeOptionTests {
  private func sizes(_ arguments: String...) throws -> [String] {
    let options = try EnvironmentOptions.parse(arguments.flatMap { ["--text-size", $0] })
    return options.selection.textSizes.map { $0.rawValue.replacing("UICTContentSizeCategory", with: "") }
  }

  @Test func oneSizeInWhateverCase() throws {
    #expect(try sizes("L") == ["L"])
    #expect(try sizes("ax1") == ["AccessibilityM"])
  }

  @Test func aRange() throws {
    #expect(try sizes("XXL-AX2") == ["XXL", "XXXL", "AccessibilityM", "AccessibilityL"])
  }

  @Test func aList() throws {
    #expect(try sizes("L,AX1") == ["L", "AccessibilityM"])
    #expect(try sizes("AX5,XS-M") == ["AccessibilityXXXL", "XS", "S", "M"])
  }

  @Test func all() throws {
    #expect(try sizes("all").count == 12)
  }

  @Test func aSizeIsTakenOnce() throws {
    #expect(try sizes("L", "M-XL") == ["L", "M", "XL"])
  }

  @Test(arguments: [
    (
      "huge",
      "“huge” is no text size; there are XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5, ranges such as L-AX3, and all"
    ),
    (
      "L,",
      "“” is no text size; there are XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5, ranges such as L-AX3, and all"
    ),
    (
      "S-L-XL",
      "“S-L-XL” is no text size; there are XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5, ranges such as L-AX3, and all"
    ),
    ("AX3-L", "the range “AX3-L” runs backwards; write the smaller size first"),
  ]) func whatIsNoSizeIsSaid(text: String, message: String) {
    let error = #expect(throws: (any Error).self) { try EnvironmentOptions.parse(["--text-size", text]) }
    #expect(error.map { EnvironmentOptions.message(for: $0) }?.hasSuffix(message) == true)
  }

  @Test(arguments: ["audit", "layout", "render", "explain"]) func everyCommandHasIt(command: String) throws {
    let help = Snug.helpMessage(for: try #require(Snug.subcommand(named: command)))
    #expect(help.contains("--text-size <sizes>"))
    #expect(help.contains("lists as S,L,AX3"))
  }
}

extension Snug {
  fileprivate static func subcommand(named name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }
}
