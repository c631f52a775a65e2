import Audit
import InterfaceBuilder
import Reports

/// Audits the documents of the command line by Snug's rules and one more, and prints what it finds.
@main
struct OwnRules {
  @MainActor static func main() throws {
    let auditor = Auditor(rules: RuleCatalogue.rules + [SmallLetters()])
    var reporter = TerminalReporter(style: TerminalStyle(isColored: false))
    var text = reporter.begin(RunHeader(tool: "OwnRules", rules: auditor.rules))
    for path in CommandLine.arguments.dropFirst() {
      text += reporter.report(auditor.audit(try InterfaceDocument.load(contentsOf: path)))
    }
    print(text + reporter.end(), terminator: "")
  }
}
