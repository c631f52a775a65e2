import ArgumentParser
import Foundation
import Testing

@testable import snug

/// What the help of each command looks like.
struct HelpTests {
  /// Command lines stand out from the text around them.
  @Test func commandLinesAreIndented() {
    for command in Snug.configuration.subcommands {
      let help = Snug.helpMessage(for: command)
      for line in help.split(whereSeparator: \.isNewline) where line.drop(while: \.isWhitespace).hasPrefix("$ ") {
        #expect(line.hasPrefix("  $ "), "\(command.configuration.commandName ?? "")")
      }
    }
  }
}
