import ConstraintSolver
import Testing

/// The examples that the documentation shows, as they stand there.
@Suite struct ReadmeExampleTests {
  @Test func marginsOfAPlot() {
    let solver = Solver()
    let left = solver.makeVariable("left")
    let plot = solver.makeVariable("plot")
    let legend = solver.makeVariable("legend")
    let total = solver.makeVariable("total")

    solver.add([
      // left margin + plot + gap + legend + right margin = the whole width
      Constraint([Term(1, left), Term(1, plot), Term(1, legend), Term(-1, total)], .equal, -32),
      Constraint([Term(1, left)], .greaterThanOrEqual, 48),  // room for the numbers on the axis
      Constraint([Term(1, left)], .equal, 0, priority: 250),
      Constraint([Term(1, plot)], .greaterThanOrEqual, 200),
      Constraint([Term(1, legend)], .equal, 120, priority: 750),  // as wide as its text, if there is room
      Constraint([Term(1, legend)], .greaterThanOrEqual, 0),
    ])
    solver.suggest(640, for: total)
    solver.solve()
    #expect(solver.value(of: plot) == 440)

    solver.suggest(340, for: total)
    let result = solver.solve()
    #expect(solver.value(of: legend) == 60)
    #expect(Set(result.changed) == [total, plot, legend])
  }

  @Test func columnsOfAForm() {
    let solver = Solver()
    let labels = solver.makeVariable("labels")
    let fields = solver.makeVariable("fields")
    for width in [52.0, 88, 71] { solver.add(Constraint([Term(1, labels)], .greaterThanOrEqual, width)) }
    solver.add(Constraint([Term(1, labels)], .equal, 0, priority: 250))
    solver.add(Constraint([Term(1, labels), Term(1, fields)], .equal, 312))
    let narrow = solver.add(Constraint([Term(1, fields)], .greaterThanOrEqual, 260))
    solver.solve()

    // 88 + 260 is more than 312: the conflict names exactly these three, and one of them is set aside.
    #expect(solver.conflicts.map(\.constraints.count) == [3])
    solver.setConstant(200, of: narrow)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: labels) == 88 && solver.value(of: fields) == 224)
  }
}
