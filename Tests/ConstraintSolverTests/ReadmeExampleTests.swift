import ConstraintSolver
import Testing

/// The examples of the documentation, as they are written there.
@Suite struct ReadmeExampleTests {
  @Test func marginsOfAPlot() {
    let solver = Solver()
    let left = solver.makeVariable("left")
    let plot = solver.makeVariable("plot")
    let legend = solver.makeVariable("legend")
    let total = solver.makeVariable("total")

    solver.add([
      // left margin + plot + gap + legend + right margin = the whole width
      left + plot + 16 + legend + 16 == total,
      left >= 48,  // room for the numbers on the axis
      left == 0 ~ .low,
      plot >= 200,
      legend == 120 ~ .high,  // as wide as its text, if there is room
      legend >= 0,
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
    for width in [52.0, 88, 71] { solver.add(labels >= width) }
    solver.add(labels == 0 ~ .low)
    solver.add(labels + fields == 312)
    let narrow = solver.add(fields >= 260)
    solver.solve()

    // 88 + 260 is more than 312: the conflict names exactly these three, and one of them is relaxed.
    #expect(solver.conflicts.map(\.constraints.count) == [3])
    solver.setConstant(200, of: narrow)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: labels) == 88 && solver.value(of: fields) == 224)
  }
}
