import ConstraintSolver

#if canImport(TestSupport)
  // The benchmarks compile this file, too, and have the generator in the same module.
  import TestSupport
#endif

/// Six kinds of screens that are typical of solvers for user interfaces, and three harder systems. All can have any
/// size.
///
/// Each system holds `root.w` by an edit and states which constraint a benchmark changes, so that building, editing and
/// changing can be compared between solvers and sizes.
enum Workload: String, CaseIterable {
  /// Views side by side with fixed widths. The last one takes the remaining width.
  case chain
  /// Boxes in boxes, each with a title, a badge and a footer.
  case nested
  /// A list of rows with an image, two labels and an accessory, whose height follows the content.
  case stacklist
  /// Views side by side that share the width equally.
  case equal
  /// Labels and fields in two columns, the first as wide as its widest label.
  case form
  /// A square grid with a wide first column and tall later rows.
  case grid
  /// A chain of required inequalities. Its members are pulled to the left and to the right in turn.
  case inequalities
  /// As many random optional constraints of two to four variables as there are variables, within required bounds.
  case random
  /// Twice as many optional constraints as variables, each with all variables.
  case dense

  /// The screens.
  static let screens: [Workload] = [.chain, .nested, .stacklist, .equal, .form, .grid]
  /// Systems that are a single large component.
  static let components: [Workload] = [.inequalities, .random, .dense]

  /// The system for about `size` views (`size` rows in the list and the form).
  func system(size: Int) -> ConstraintSystem {
    var screen = Screen()
    switch self {
    case .chain: screen.addChain(size)
    case .nested: screen.addNested(size)
    case .stacklist: screen.addStackList(size)
    case .equal: screen.addEqualWidths(size)
    case .form: screen.addForm(size)
    case .grid: screen.addGrid(size)
    case .inequalities: screen.addInequalities(size)
    case .random: screen.addRandom(size)
    case .dense: screen.addDense(size)
    }
    return screen.finish()
  }
}

/// Writes constraints between the edges of named views.
private struct Screen {
  /// One product `factor × view.attribute`.
  typealias Part = (factor: Double, name: String)

  var system = ConstraintSystem()
  private var edit: (name: String, low: Double, high: Double)?
  private var lines: [(priority: Double, relation: Relation, constant: Double, parts: [Part])] = []
  private var changes: [(line: Int, constant: Double)] = []

  @discardableResult
  mutating func add(
    _ parts: [Part], _ relation: Relation, _ constant: Double, at priority: Double = 1000
  ) -> Int {
    lines.append((priority, relation, constant, parts))
    return lines.count - 1
  }

  /// `end − start = constant`. Both sides of the difference may be sums of two attributes of one view.
  @discardableResult
  mutating func space(_ constant: Double, from start: [String], to end: [String]) -> Int {
    add(end.map { (1, $0) } + start.map { (-1, $0) }, .equal, constant)
  }

  /// The two constraints by which a view keeps its own size.
  @discardableResult
  mutating func size(
    _ name: String, _ value: Double, hugging: Double = 250, compression: Double = 750
  ) -> (Int, Int) {
    (
      add([(1, name)], .lessThanOrEqual, value, at: hugging),
      add([(1, name)], .greaterThanOrEqual, value, at: compression)
    )
  }

  mutating func change(_ line: Int, to constant: Double) {
    changes.append((line, constant))
  }

  mutating func hold(_ name: String, from low: Double, to high: Double) {
    edit = (name, low, high)
  }

  mutating func addRoot(height: Double? = nil) {
    add([(1, "root.x")], .equal, 0)
    add([(1, "root.y")], .equal, 0)
    if let height { add([(1, "root.h")], .equal, height) }
  }

  mutating func finish() -> ConstraintSystem {
    if let edit { system.edit(edit.name, from: edit.low, to: edit.high) }
    for line in lines {
      let terms = line.parts.map { ConstraintSystem.NamedTerm($0.factor, system.variable($0.name)) }
      system.constraints.append(.init(Priority(line.priority), line.relation, line.constant, terms))
    }
    for change in changes { system.change(change.line, to: change.constant) }
    return system
  }

  // MARK: The kinds

  mutating func addChain(_ size: Int) {
    addRoot(height: 100)
    system.viewCount = size
    var total = 8.0
    for i in 0..<size {
      let view = "v\(i)"
      let previous = "v\(i - 1)"
      if i == 0 {
        space(8, from: ["root.x"], to: [view + ".x"])
        space(-16, from: ["root.h"], to: [view + ".h"])
      } else {
        space(8, from: [previous + ".x", previous + ".w"], to: [view + ".x"])
        space(0, from: [previous + ".h"], to: [view + ".h"])
      }
      space(8, from: ["root.y"], to: [view + ".y"])
      if i < size - 1 {
        let width = Double(40 + (i * 7) % 30)
        let line = add([(1, view + ".w")], .equal, width)
        total += width + 8
        if i == size / 2 { change(line, to: width + 10) }
      } else {
        add([(1, view + ".w")], .greaterThanOrEqual, 0)
        space(8, from: [view + ".x", view + ".w"], to: ["root.x", "root.w"])
      }
    }
    hold("root.w", from: total + 100, to: total + 1100)
  }

  mutating func addNested(_ size: Int) {
    let depth = max(1, size / 4)
    addRoot()
    add([(1, "root.h")], .equal, Double(2 * depth + 1000))
    system.viewCount = 4 * depth
    var parent = "root"
    for i in 0..<depth {
      let box = "n\(i)"
      let line = space(1, from: [parent + ".x"], to: [box + ".x"])
      space(1, from: [parent + ".y"], to: [box + ".y"])
      space(1, from: [box + ".x", box + ".w"], to: [parent + ".x", parent + ".w"])
      space(1, from: [box + ".y", box + ".h"], to: [parent + ".y", parent + ".h"])
      if i == depth / 2 { change(line, to: 2) }
      let title = box + "t"
      let badge = box + "b"
      let footer = box + "f"
      space(4, from: [box + ".x"], to: [title + ".x"])
      space(4, from: [box + ".y"], to: [title + ".y"])
      self.size(title + ".w", Double(60 + i % 20))
      self.size(title + ".h", 20)
      space(4, from: [badge + ".x", badge + ".w"], to: [box + ".x", box + ".w"])
      space(0, from: [title + ".y"], to: [badge + ".y"])
      add([(1, badge + ".w")], .equal, 16)
      add([(1, badge + ".w"), (-1, badge + ".h")], .equal, 0)
      add([(1, badge + ".x"), (-1, title + ".x"), (-1, title + ".w")], .greaterThanOrEqual, 4)
      space(0, from: [box + ".x"], to: [footer + ".x"])
      space(0, from: [box + ".w"], to: [footer + ".w"])
      add([(1, footer + ".h")], .equal, 12)
      space(0, from: [footer + ".y", footer + ".h"], to: [box + ".y", box + ".h"])
      parent = box
    }
    hold("root.w", from: Double(2 * depth + 150), to: Double(2 * depth + 1150))
  }

  mutating func addStackList(_ size: Int) {
    addRoot()
    system.viewCount = 5 * size
    var above: String?
    for i in 0..<size {
      addRow(i, below: above, isChanged: i == size / 2)
      above = "r\(i)"
    }
    if let above { space(0, from: [above + ".y", above + ".h"], to: ["root.y", "root.h"]) }
    hold("root.w", from: 320, to: 1024)
  }

  private mutating func addRow(_ i: Int, below above: String?, isChanged: Bool) {
    let row = "r\(i)"
    let image = row + "i"
    let title = row + "t"
    let detail = row + "d"
    let accessory = row + "a"
    space(0, from: ["root.x"], to: [row + ".x"])
    space(0, from: ["root.w"], to: [row + ".w"])
    if let above {
      space(0, from: [above + ".y", above + ".h"], to: [row + ".y"])
    } else {
      space(0, from: ["root.y"], to: [row + ".y"])
    }
    add([(1, row + ".h")], .greaterThanOrEqual, 44)
    add([(1, row + ".h")], .equal, 0, at: 50)
    space(16, from: [row + ".x"], to: [image + ".x"])
    add([(1, image + ".h")], .equal, 40)
    add([(1, image + ".w"), (i % 3 == 0 ? -1.5 : -1, image + ".h")], .equal, 0)
    centre(image, in: row)
    add([(1, row + ".h"), (-1, image + ".h")], .greaterThanOrEqual, 16)
    space(8, from: [image + ".x", image + ".w"], to: [title + ".x"])
    space(8, from: [title + ".x", title + ".w"], to: [detail + ".x"])
    space(8, from: [detail + ".x", detail + ".w"], to: [accessory + ".x"])
    space(16, from: [accessory + ".x", accessory + ".w"], to: [row + ".x", row + ".w"])
    let titleWidth = Double(60 + (i * 37) % 140)
    let (hugging, compression) = size(title + ".w", titleWidth, hugging: 251, compression: 751)
    size(detail + ".w", Double(40 + (i * 53) % 260))
    add([(1, detail + ".w")], .greaterThanOrEqual, 0)
    add([(1, title + ".w")], .greaterThanOrEqual, 0)
    if isChanged {
      change(hugging, to: titleWidth + 25)
      change(compression, to: titleWidth + 25)
    }
    space(8, from: [row + ".y"], to: [title + ".y"])
    space(0, from: [title + ".y"], to: [detail + ".y"])
    size(title + ".h", i % 4 == 1 ? 40 : 20)
    size(detail + ".h", 18)
    add([(1, row + ".h"), (-1, title + ".h")], .greaterThanOrEqual, 16)
    add([(1, row + ".h"), (-1, detail + ".h")], .greaterThanOrEqual, 16)
    add([(1, accessory + ".w")], .equal, 24)
    add([(1, accessory + ".h")], .equal, 24)
    centre(accessory, in: row)
  }

  /// Aligns the vertical centres of two views.
  private mutating func centre(_ view: String, in other: String) {
    add([(1, view + ".y"), (0.5, view + ".h"), (-1, other + ".y"), (-0.5, other + ".h")], .equal, 0)
  }

  mutating func addEqualWidths(_ size: Int) {
    addRoot(height: 100)
    system.viewCount = size
    for i in 0..<size {
      let view = "v\(i)"
      let previous = "v\(i - 1)"
      if i == 0 {
        space(0, from: ["root.x"], to: [view + ".x"])
      } else {
        let line = space(4, from: [previous + ".x", previous + ".w"], to: [view + ".x"])
        space(0, from: ["v0.w"], to: [view + ".w"])
        if i == max(1, size / 2) { change(line, to: 6) }
      }
      space(0, from: ["root.y"], to: [view + ".y"])
      space(0, from: ["root.h"], to: [view + ".h"])
    }
    let last = "v\(size - 1)"
    space(0, from: [last + ".x", last + ".w"], to: ["root.x", "root.w"])
    hold("root.w", from: Double(50 * size), to: Double(70 * size))
  }

  mutating func addForm(_ size: Int) {
    addRoot()
    system.viewCount = 2 * size
    var above: String?
    for i in 0..<size {
      let label = "l\(i)"
      let field = "f\(i)"
      let width = Double(50 + (i * 71) % 130)
      space(16, from: ["root.x"], to: [label + ".x"])
      space(0, from: ["col.w"], to: [label + ".w"])
      let least = add([(1, label + ".w")], .greaterThanOrEqual, width)
      let wish = add([(1, label + ".w")], .equal, width, at: 250)
      if i == size / 2 {
        change(least, to: width + 60)
        change(wish, to: width + 60)
      }
      space(8, from: [label + ".x", label + ".w"], to: [field + ".x"])
      space(16, from: [field + ".x", field + ".w"], to: ["root.x", "root.w"])
      if let above {
        space(8, from: [above + ".y", above + ".h"], to: [field + ".y"])
      } else {
        space(16, from: ["root.y"], to: [field + ".y"])
      }
      add([(1, field + ".h")], .equal, 30)
      add([(1, label + ".h")], .equal, 20)
      centre(label, in: field)
      above = field
    }
    if let above { space(16, from: [above + ".y", above + ".h"], to: ["root.y", "root.h"]) }
    hold("root.w", from: 300, to: 900)
  }

  mutating func addInequalities(_ size: Int) {
    system.viewCount = size
    for i in 0..<size {
      let view = "v\(i).x"
      if i == 0 {
        add([(1, view), (-1, "root.w")], .equal, 0)
        continue
      }
      let line = add([(1, view), (-1, "v\(i - 1).x")], .greaterThanOrEqual, 10)
      add([(1, view)], .equal, Double(i % 2 == 0 ? 0 : 15 * i), at: 250)
      if i == max(1, size / 2) { change(line, to: 12) }
    }
    hold("root.w", from: 0, to: 100)
  }

  mutating func addRandom(_ size: Int) {
    var generator = SeededGenerator(seed: UInt64(size))
    system.viewCount = size
    add([(1, "v0.x"), (-1, "root.w")], .equal, 0)
    for i in 0..<size {
      add([(1, "v\(i).x")], .greaterThanOrEqual, 0)
      add([(1, "v\(i).x")], .lessThanOrEqual, 1000)
      var others: Set<Int> = [i]
      while others.count < min(size, 2 + generator.below(3)) { others.insert(generator.below(size)) }
      let factors = others.sorted().map { (generator.happens(0.5) ? 1.0 : -1.0, "v\($0).x") }
      let line = add(
        factors, [.equal, .lessThanOrEqual, .greaterThanOrEqual][generator.below(3)], Double(generator.below(200)),
        at: [750, 250][generator.below(2)])
      if i == size / 2 { change(line, to: 77) }
    }
    hold("root.w", from: 0, to: 100)
  }

  mutating func addDense(_ size: Int) {
    var generator = SeededGenerator(seed: UInt64(size))
    system.viewCount = size
    add([(1, "v0.x"), (-1, "root.w")], .equal, 0)
    for i in 0..<2 * size {
      let parts = (0..<size).map { (Double(1 + generator.below(9)), "v\($0).x") }
      let line = add(parts, i % 2 == 0 ? .equal : .greaterThanOrEqual, Double(generator.below(1000)), at: 250)
      if i == size { change(line, to: 77) }
    }
    hold("root.w", from: 0, to: 100)
  }

  mutating func addGrid(_ size: Int) {
    var side = 2
    while (side + 1) * (side + 1) <= size { side += 1 }
    addRoot()
    add([(1, "root.h")], .equal, Double(20 * side))
    system.viewCount = side * side
    for row in 0..<side {
      for column in 0..<side { addCell(row, column, changedRow: max(1, side / 2)) }
    }
    let right = "g0_\(side - 1)"
    let bottom = "g\(side - 1)_0"
    space(8, from: [right + ".x", right + ".w"], to: ["root.x", "root.w"])
    space(8, from: [bottom + ".y", bottom + ".h"], to: ["root.y", "root.h"])
    hold("root.w", from: Double(60 * side), to: Double(100 * side))
  }

  private mutating func addCell(_ row: Int, _ column: Int, changedRow: Int) {
    let cell = "g\(row)_\(column)"
    let left = "g\(row)_\(column - 1)"
    let above = "g\(row - 1)_\(column)"
    if row > 0 {
      space(0, from: [above + ".x"], to: [cell + ".x"])
      space(0, from: [above + ".w"], to: [cell + ".w"])
    } else if column > 0 {
      space(8, from: [left + ".x", left + ".w"], to: [cell + ".x"])
      add([(1, cell + ".w"), column == 1 ? (-0.5, "g0_0.w") : (-1, "g0_1.w")], .equal, 0)
    } else {
      space(8, from: ["root.x"], to: [cell + ".x"])
    }
    if column > 0 {
      space(0, from: [left + ".y"], to: [cell + ".y"])
      space(0, from: [left + ".h"], to: [cell + ".h"])
    } else if row > 0 {
      let line = space(8, from: [above + ".y", above + ".h"], to: [cell + ".y"])
      add([(1, cell + ".h"), row == 1 ? (-1.5, "g0_0.h") : (-1, "g1_0.h")], .equal, 0)
      if row == changedRow { change(line, to: 9) }
    } else {
      space(8, from: ["root.y"], to: [cell + ".y"])
    }
  }
}
