import Foundation
import TestSupport
import Testing

@testable import snug

@MainActor
struct SolvedSystemTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func valuesAreInOrderOfFirstAppearance() async throws {
    let file = try folder.write(
      """
      # thirty at 250 do not outvote one at 251
      views 1
      edit root.w 100 200
      251 = 0  1*x

      """ + String(repeating: "250 = 100  1*x\n", count: 30), to: "outvote.cn")
    let (outcome, console) = try await CapturedConsole.run("solve", file)
    #expect(outcome == .success)
    #expect(console.output == "root.w 100\nx 0\n")
  }

  @Test func explanationsNameTheLines() async throws {
    let file = try folder.write(
      """
      1000 = 10  1*a
      1000 = 20  1*a
      1000 >= 5  1*b
      250 = 1  1*b
      1000 = 9  1*c 1*d
      """, to: "system.cn")
    let (outcome, console) = try await CapturedConsole.run("solve", file, "--explain")
    #expect(outcome == .violations)
    #expect(
      console.output == """
        a 10
        b 5
        c 0
        d 9

        These required constraints cannot hold together:
          #0 1000 = 10  1*a
          #1 1000 = 20  1*a  (set aside)

        #3 250 = 1  1*b is off by 4, because of:
          #2 1000 >= 5  1*b

        Undecided: c, d
          they can move by c 1, d -1
          as good is c 1, d 8
          decided by c = 0

        """)
    let json = try await CapturedConsole.run("solve", file, "--format", "json").console.output
    #expect(json.hasPrefix(#"{"ambiguities":[{"direction":[{"name":"c","value":1},{"name":"d","value":-1}],"#))
    #expect(json.contains(#""broken":[{"constraint":3,"error":4,"reason":[2]}],"#))
    #expect(json.contains(#""conflicts":[{"constraints":[0,1],"setAside":1}],"#))
    #expect(
      json.contains(#""values":[{"decidedBy":[0],"name":"a","value":10},{"decidedBy":[2],"name":"b","value":5},"#))
  }

  /// A chain of inequalities whose members are pulled back to 0: each pull is prevented by the whole chain.
  private func chain(_ count: Int) throws -> String {
    let links = (1...count).map { "1000 >= 10  1*v\($0) -1*v\($0 - 1)\n250 = 0  1*v\($0)\n" }
    return try folder.write("1000 = 0  1*v0\n" + links.joined(), to: "chain-\(count).cn")
  }

  @Test func aReasonIsPrintedWithTwentyConstraintsAtMost() async throws {
    let file = try chain(30)
    let output = try await CapturedConsole.run("solve", file, "--explain").console.output
    let last = output.components(separatedBy: "\n\n").last?.split(separator: "\n") ?? []
    #expect(last.first == "#60 250 = 0  1*v30 is off by 300, because of:")
    #expect(last.count == 22)
    #expect(last.last == "  and 11 more (--all)")
    let all = try await CapturedConsole.run("solve", file, "--explain", "--all").console.output
    let lastOfAll = all.components(separatedBy: "\n\n").last?.split(separator: "\n") ?? []
    #expect(lastOfAll.dropFirst().prefix(20) == last.dropFirst().prefix(20))
    #expect(lastOfAll.count == 32)
    let json = try await CapturedConsole.run("solve", file, "--format", "json").console.output
    #expect(json.contains(#""moreReason":11,"#))
    #expect(json.contains(#""moreDeciding":11,"name":"v30","value":300}"#))
    let allOfIt = try await CapturedConsole.run("solve", file, "--format", "json", "--all").console.output
    #expect(!allOfIt.contains("more"))
  }

  @Test func aConflictIsPrintedWithTheConstraintThatIsSetAside() async throws {
    let links = (1...30).map { "1000 >= 10  1*v\($0) -1*v\($0 - 1)\n" }
    let file = try folder.write("1000 = 0  1*v0\n" + links.joined() + "1000 <= 100  1*v30\n", to: "conflict.cn")
    let output = try await CapturedConsole.run("solve", file, "--explain").console.output
    let conflict = output.components(separatedBy: "\n\n").dropFirst().first?.split(separator: "\n") ?? []
    #expect(conflict.count == 22)
    #expect(conflict.count { $0.hasSuffix("  (set aside)") } == 1)
    #expect(conflict.last == "  and 12 more (--all)")
  }

  /// The reasons of such a chain have eight million constraints in all.
  @Test func theExplanationOfALongChainIsShort() async throws {
    let file = try chain(2000)
    let output = try await CapturedConsole.run("solve", file, "--explain").console.output
    #expect(output.utf8.count < 2_000_000)
    #expect(output.contains("is off by 20000, because of:"))
  }

  @Test(arguments: [[], ["--explain"], ["--format", "json"]])
  func aValueThatIsTooLargeIsAnError(options: [String]) async throws {
    let file = try folder.write("1000 = 10  1*a\n1000 = 1e308  1e-300*b\n", to: "large.cn")
    let (outcome, console) = try await CapturedConsole.run(["solve", file] + options)
    #expect(outcome == .incomplete)
    #expect(console.output == "")
    #expect(console.reports == ["error: \(file):2: the value of b is too large for a floating-point number"])
  }

  /// The values are numbers, but what an explanation says of them is none.
  @Test(arguments: ["--explain", "--format=json"]) func anExplanationThatIsTooLargeIsAnError(option: String)
    async throws
  {
    let file = try folder.write(
      "# a comment\nviews 3\n1000 = 1e300  1*a 1e-200*b\n\n750 = -1.7e308  1*c\n800 = 1.7e308 1*c\n", to: "large.cn")
    let (outcome, console) = try await CapturedConsole.run("solve", file, option)
    #expect(outcome == .incomplete)
    #expect(console.output == "")
    #expect(
      console.reports == ["error: \(file):5: the error of the constraint is too large for a floating-point number"])
    let values = try await CapturedConsole.run("solve", file)
    #expect(values.outcome == .success)
  }

  /// Numbers from one end of the range to the other give numbers or an error with a line, whatever the order.
  @Test func nothingIsInfinite() async throws {
    let numbers = ["1e300", "-1e308", "1e-300", "4.9e-324", "-1.7e308", "1", "1e150"]
    var state: UInt64 = 7
    func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    for round in 0..<200 {
      let lines = (0..<4).map { _ in
        let number = { numbers[next(below: numbers.count)] }
        let relation = ["=", "<=", ">="][next(below: 3)]
        let priority = ["1000", "750", "1"][next(below: 3)]
        return "\(priority) \(relation) \(number())  \(number())*a \(number())*b \(number())*c\n"
      }
      let file = try folder.write(lines.joined(), to: "large-\(round).cn")
      let (outcome, console) = try await CapturedConsole.run("solve", file, "--explain")
      #expect(!console.output.contains("inf") && !console.output.contains("nan"), "\(lines)")
      #expect(
        outcome != .incomplete || console.reports.allSatisfy { $0.contains(/large-\d+\.cn:\d: .* is too large/) },
        "\(console.reports)")
    }
  }

  /// The time grows with the number of terms, not with its square: that would be minutes.
  @Test(arguments: ["", " 5*v7", " 0*v7 3*v9"]) func aConstraintMayBeLong(more: String) async throws {
    let terms = (0..<200_000).map { "1*v\($0)" }.joined(separator: " ")
    let file = try folder.write("1000 = 100  \(terms)\n1000 = 5  1*v7\n", to: "long.cn")
    let (outcome, console) = try await CapturedConsole.run("solve", file)
    #expect(outcome == .success)
    #expect(console.output.hasPrefix("v0 0\n"))
    #expect(console.output.contains("\nv7 5\n"))
    if more.isEmpty { return }
    try folder.write("1000 = 100  \(terms)\(more)\n", to: "long.cn")
    let twice = try await CapturedConsole.run("solve", file)
    #expect(
      twice.console.reports == [
        "error: \(file):1: the variable 'v7' occurs more than once"
      ])
  }

  @Test func faultsAreNamedByLine() async throws {
    let file = try folder.write("1000 = 1  1*a\n1000 ~ 2  1*a\n", to: "wrong.cn")
    let wrong = try await CapturedConsole.run("solve", file)
    #expect(wrong.outcome == .incomplete)
    #expect(wrong.console.reports == ["error: \(file):2: '~' is not one of = <= >="])
    let missing = try await CapturedConsole.run("solve", file + ".missing")
    #expect(missing.outcome == .incomplete)
    #expect(missing.console.reports == ["error: \(file).missing: no such file"])
  }
}
