//! Systems of linear constraints: solving, changing and explaining them.

import ConstraintSolver

do {
  // snippet.columns
  let solver = Solver()
  let labels = solver.makeVariable("labels")
  let fields = solver.makeVariable("fields")
  for width in [52.0, 88, 71] { solver.add(labels >= width) }
  solver.add(labels == 0 ~ .low)
  solver.add(labels + fields == 312)
  solver.solve()
  print(solver.value(of: labels), solver.value(of: fields))
  // Prints "88.0 224.0"
  // snippet.end
}

do {
  // snippet.changes
  let solver = Solver()
  let width = solver.makeVariable("width")
  let limit = solver.add(width <= 300)
  solver.suggest(400, for: width)
  solver.solve()
  print(solver.value(of: width))
  // Prints "300.0"

  // No new plan is needed for another constant or another suggestion.
  solver.setConstant(350, of: limit)
  let result = solver.solve()
  print(solver.value(of: width), result.changed == [width])
  // Prints "350.0 true"
  // snippet.end
}

do {
  // snippet.batches
  let solver = Solver()
  let width = solver.makeVariable("width")
  do {
    try solver.apply([
      .add(width == 100),
      .add(width == .nan),
    ])
  } catch {
    print(error, solver.constraints.count)
    // Prints "change 1: the constant is not a finite number 0"
  }
  // snippet.end
}

do {
  // snippet.conflicts
  let solver = Solver()
  let left = solver.makeVariable("left")
  let right = solver.makeVariable("right")
  let ids = solver.add([
    left == 20,
    right == 300,
    right - left == 420,
  ])
  solver.solve()
  for conflict in solver.conflicts {
    print(conflict.constraints == ids, conflict.relaxed == ids[2])
    // Prints "true true"
  }
  // snippet.end
}

do {
  // snippet.explanation
  let solver = Solver()
  let width = solver.makeVariable("width")
  let least = solver.add(width >= 44)
  let wish = solver.add(width == 30 ~ .high)
  solver.solve()
  print(solver.value(of: width), solver.decidingConstraints(of: width) == [least])
  // Prints "44.0 true"
  for broken in solver.brokenConstraints() {
    print(broken.constraint == wish, broken.error, broken.reason == [least])
    // Prints "true 14.0 true"
  }
  // snippet.end
}

do {
  // snippet.ambiguity
  let solver = Solver()
  let (first, second) = (solver.makeVariable("first"), solver.makeVariable("second"))
  solver.add(first + second == 100)
  solver.solve()
  for ambiguity in solver.ambiguities() {
    print(ambiguity.variables.map { solver.name(of: $0) }, "are open; they move by", ambiguity.direction.map(\.number))
    // Prints "["first", "second"] are open; they move by [1.0, -1.0]"
  }
  // snippet.end
}

do {
  // snippet.text
  let system = try ConstraintSystem(
    parsing: """
      # A label is at least 88 points wide and otherwise as narrow as it can be.
      1000 >= 88 1*label
      250 = 0 1*label
      """)
  let (solver, variables, _) = system.makeSolver()
  solver.solve()
  print(solver.value(of: variables[0]))
  // Prints "88.0"
  // snippet.end
}
