import Testing

@testable import snug

@MainActor
struct SolveCommandTests {
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

  @Test func faultsAreNamedByLine() async throws {
    let file = try folder.write("1000 = 1  1*a\n1000 ~ 2  1*a\n", to: "wrong.cn")
    let wrong = try await CapturedConsole.run("solve", file)
    #expect(wrong.outcome == .incomplete)
    #expect(wrong.console.reports == ["error: \(file):2: '~' is not one of = <= >="])
    let missing = try await CapturedConsole.run("solve", file + ".missing")
    #expect(missing.outcome == .incomplete)
    #expect(missing.console.reports == ["error: \(file).missing: cannot be read as UTF-8 text"])
  }
}
