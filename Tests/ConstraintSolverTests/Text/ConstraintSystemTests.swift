import Testing

@testable import ConstraintSolver

@Suite struct ConstraintSystemTests {
  @Test func readsEveryKindOfLine() throws {
    let text = """
      # two columns
      views 2
      edit root.w 320 1024
      change 1 44 60
      1000 = 0  1*a.w -1*b.w
      250.5 >= 44  0.5*a.w
      1000 <= 7
      """
    let system = try ConstraintSystem(parsing: text)
    #expect(system.names == ["root.w", "a.w", "b.w"])
    #expect(system.viewCount == 2)
    #expect(system.edits == [.init(variable: 0, low: 320, high: 1024)])
    #expect(system.changes == [.init(constraint: 1, old: 44, new: 60)])
    #expect(system.constraints[1] == .init(250.5, .greaterThanOrEqual, 44, [.init(0.5, 1)]))
    #expect(system.constraints[2].terms.isEmpty)
  }

  @Test(arguments: Workload.allCases)
  func whatIsWrittenReadsBackTheSame(workload: Workload) throws {
    let system = workload.system(size: 10)
    #expect(try ConstraintSystem(parsing: system.text) == system)
  }

  @Test(arguments: [
    ("1000 = x  1*a", "line 1: 'x' is not a number"),
    ("\n1000 = nan  1*a", "line 2: 'nan' is not a finite number"),
    ("1000 == 1  1*a", "line 1: '==' is not one of = <= >="),
    ("1001 = 1  1*a", "line 1: the priority '1001' is not above 0 and at most 1000"),
    ("1000 = 1  a", "line 1: 'a' is not K*NAME"),
    ("1000 = 1  1*a 2*a", "line 1: the variable 'a' occurs more than once"),
    ("1000 = 1  1*ä", "line 1: 'ä' is not a variable name (letters, digits, '_' and '.')"),
    ("1000", "line 1: expected 'PRIORITY RELATION CONSTANT K*NAME …'"),
    ("edit a 1", "line 1: expected 'edit NAME LOW HIGH'"),
    ("change 4 0 1", "line 1: 'change 4' names no constraint: there are 0"),
    ("views -1\r\n", "line 1: expected 'views COUNT'"),
  ])
  func errorsNameTheLine(text: String, message: String) {
    #expect(throws: ConstraintSystem.ParseError.self) { try ConstraintSystem(parsing: text) }
    do {
      _ = try ConstraintSystem(parsing: text)
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func aSolverCanBeSavedAndDumped() throws {
    let solver = Solver()
    let width = solver.makeVariable("width")
    let twin = solver.makeVariable("width")
    solver.add(Constraint([Term(1, width)], .greaterThanOrEqual, 44))
    solver.add(Constraint([Term(1, width)], .equal, 20, priority: 250))
    solver.suggest(30, for: twin)
    solver.solve()
    #expect(ConstraintSystem(solver).text == "edit x1 30 30\n1000 >= 44  1*x0\n250 = 20  1*x0\n")
    #expect(
      solver.description == """
        variables:
          x0 = 44
          x1 = 30
        constraints:
          #0 1000 >= 44  1*x0
          #1 250 = 20  1*x0  (off by 24)
          #2 edit x1 = 30

        """)
  }
}
