/// Stores the constraints of a solver in flat arrays, one record per constraint. Records of removed constraints are
/// reused.
///
/// Invariant: the terms of a record have different variables, and no coefficient is zero. Terms of removed records stay
/// in the arrays until they make up about half of all terms.
struct ConstraintStore: ~Copyable {
  /// Whether the constraint of a record takes part in solving. Only active ones do.
  enum State {
    /// The constraint was removed, and the record can be reused.
    case vacant
    case active
    /// The constraint is unusable: a number is NaN or infinite, the priority is out of range, or a variable is unknown.
    case rejected
    /// The constraint is required, but is ignored because it conflicts with other required constraints.
    case relaxed
  }

  /// The properties of a constraint except its terms and its constant.
  struct Record: BitwiseCopyable {
    var termStart: Int32 = 0
    var termCount: Int32 = 0
    var identifier: Int32
    var relation: Relation.Code
    var state = State.active
    /// Whether the constraint was made by ``Solver/suggest(_:for:)``, to hold a variable at a suggested value.
    var isEdit = false
    /// Whether the constraint has a variable that the solver does not know.
    var hasUnknownVariable = false
    var priority: Double
    var rank: Int
  }

  var records = Buffer<Record>()
  var constant = Buffer<Double>()
  var variables = Buffer<Int32>()
  var coefficients = Buffer<Double>()
  private var vacant = Buffer<Int32>()
  private var lostTerms = 0
  /// The solver that the variables belong to.
  let solver: SolverIdentity

  init(of solver: SolverIdentity = .none) {
    self.solver = solver
  }

  var count: Int { records.count }

  /// A non-owning reference to the arrays, for reading and writing. Valid until a constraint is added or removed.
  struct View: BitwiseCopyable {
    var records = Buffer<Record>().view
    var constant = Buffer<Double>().view
    var variables = Buffer<Int32>().view
    var coefficients = Buffer<Double>().view

    var count: Int { records.count }
  }

  var view: View {
    View(records: records.view, constant: constant.view, variables: variables.view, coefficients: coefficients.view)
  }

  var bytes: Int { records.bytes + constant.bytes + variables.bytes + coefficients.bytes }

  /// A copy of the store with its own memory.
  func copy() -> ConstraintStore {
    var new = ConstraintStore(of: solver)
    new.records = records.copy()
    new.constant = constant.copy()
    new.variables = variables.copy()
    new.coefficients = coefficients.copy()
    new.vacant = vacant.copy()
    new.lostTerms = lostTerms
    return new
  }

  /// Reserves memory for `added` more constraints, with 2.5 terms on average.
  mutating func reserve(_ added: Int) {
    records.reserve(count + added)
    constant.reserve(count + added)
    variables.reserve(variables.count + added * 5 / 2)
    coefficients.reserve(coefficients.count + added * 5 / 2)
  }

  /// Stores a constraint. Terms of one variable are added up, and terms with factor zero are left out.
  ///
  /// - Parameters:
  ///   - record: the properties of the constraint. The store sets the range of its terms.
  ///   - count: the number of terms.
  ///   - term: returns the term at a position in `0..<count`.
  /// - Returns: the number of the record.
  @inline(__always)
  mutating func insert(
    _ record: Record, constant newConstant: Double, termCount count: Int, _ term: (Int) -> Term
  ) -> Int32 {
    let start = variables.count
    if append(count, term) { addUp(from: start) }
    var new = record
    new.termStart = Int32(start)
    new.termCount = Int32(variables.count - start)
    if vacant.count > 0 {
      let reused = vacant.removeLast()
      records[reused] = new
      constant[reused] = newConstant
      return reused
    }
    records.append(new)
    constant.append(newConstant)
    return Int32(records.count - 1)
  }

  /// Appends the terms unchanged.
  ///
  /// - Returns: whether a variable occurs twice or a coefficient is zero, so that the terms have to be cleaned.
  @inline(__always)
  private mutating func append(_ count: Int, _ term: (Int) -> Term) -> Bool {
    let start = variables.count
    variables.reserve(start + count)
    coefficients.reserve(start + count)
    let newVariables = variables.base + start
    let newCoefficients = coefficients.base + start
    var needsCleaning = false
    var i = 0
    while i < count {
      let new = term(i)
      newVariables[i] = new.variable.index
      newCoefficients[i] = new.coefficient
      if new.coefficient == 0 { needsCleaning = true }
      if count <= Self.shortCount {
        var j = 0
        while j < i {
          if newVariables[j] == new.variable.index { needsCleaning = true }
          j += 1
        }
      }
      i += 1
    }
    if count > Self.shortCount, Self.hasTwice(UnsafeBufferPointer(start: newVariables, count: count)) {
      needsCleaning = true
    }
    variables.assumeAppended(count)
    coefficients.assumeAppended(count)
    return needsCleaning
  }

  /// The largest number of terms for which pairs are compared to find variables that occur twice. Longer lists are
  /// sorted or hashed.
  private static var shortCount: Int { 32 }

  /// Whether a variable occurs twice.
  @inline(never)
  private static func hasTwice(_ variables: UnsafeBufferPointer<Int32>) -> Bool {
    let sorted = variables.sorted()
    return zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
  }

  /// Adds up the terms with the same variable, from index `start` on, and removes terms whose coefficient is zero.
  private mutating func addUp(from start: Int) {
    guard variables.count - start <= Self.shortCount else {
      var first: [Int32: Int] = [:]
      for i in start..<variables.count {
        guard let j = first[variables[i]] else {
          first[variables[i]] = i
          continue
        }
        coefficients[j] += coefficients[i]
        coefficients[i] = 0
      }
      return dropZeros(from: start)
    }
    for i in start..<variables.count {
      for j in start..<i where variables[j] == variables[i] && coefficients[i] != 0 {
        coefficients[j] += coefficients[i]
        coefficients[i] = 0
      }
    }
    dropZeros(from: start)
  }

  private mutating func dropZeros(from start: Int) {
    var kept = start
    for i in start..<variables.count where coefficients[i] != 0 {
      if kept != i {
        variables[kept] = variables[i]
        coefficients[kept] = coefficients[i]
      }
      kept += 1
    }
    if kept < variables.count {
      variables.resize(kept, repeating: 0)
      coefficients.resize(kept, repeating: 0)
    }
  }

  mutating func remove(_ record: Int32) {
    records[record].state = .vacant
    lostTerms += Int(records[record].termCount)
    vacant.append(record)
    if lostTerms > variables.count / 2 + 64 { compact() }
  }

  private mutating func compact() {
    var newVariables = Buffer<Int32>(capacity: variables.count - lostTerms)
    var newCoefficients = Buffer<Double>(capacity: variables.count - lostTerms)
    for record in 0..<count where records[record].state != .vacant {
      let start = Int(records[record].termStart)
      records[record].termStart = Int32(newVariables.count)
      newVariables.append(contentsOf: variables.base + start, count: Int(records[record].termCount))
      newCoefficients.append(contentsOf: coefficients.base + start, count: Int(records[record].termCount))
    }
    variables = newVariables
    coefficients = newCoefficients
    lostTerms = 0
  }

  /// The indices of a record's terms in ``variables`` and ``coefficients``.
  @inline(__always)
  func terms(_ record: Int32) -> Range<Int> {
    let start = Int(records[record].termStart)
    return start..<start + Int(records[record].termCount)
  }

  /// The constraint that a record stores. The order of its terms may differ from the original.
  func constraint(_ record: Int32) -> Constraint {
    let (variables, coefficients) = (variables.view, coefficients.view)
    let start = Int(records[record].termStart)
    let terms = (start..<start + Int(records[record].termCount)).map {
      Term(coefficients[$0], Self.variable(variables[$0], of: solver))
    }
    return Constraint(
      terms, Relation(code: records[record].relation), constant[record], priority: Priority(records[record].priority),
      removalRank: records[record].rank)
  }

  /// The variable of a stored index. A negative index stands for a variable that the solver does not know.
  private static func variable(_ index: Int32, of solver: SolverIdentity) -> Variable {
    Variable(index: index, solver: index < 0 ? .none : solver)
  }

  /// Whether a constraint equals the stored constraint of a record in everything except the constant.
  func matches(_ constraint: Constraint, _ record: Int32) -> Bool {
    let start = Int(records[record].termStart)
    guard constraint.terms.count == Int(records[record].termCount),
      constraint.relation.code == records[record].relation,
      constraint.priority.rawValue == records[record].priority, constraint.removalRank == records[record].rank
    else { return false }
    for (i, term) in constraint.terms.enumerated()
    where term.variable.index != variables[start + i] || term.variable.solver != solver
      || term.coefficient != coefficients[start + i]
    {
      return false
    }
    return true
  }
}

extension Relation {
  /// A relation as a single byte, which is faster to compare than ``Relation`` with its string raw values.
  enum Code: UInt8 {
    case equal
    case less
    case greater
  }

  var code: Code {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .less
    case .greaterThanOrEqual: .greater
    }
  }

  init(code: Code) {
    self =
      switch code {
      case .equal: .equal
      case .less: .lessThanOrEqual
      case .greater: .greaterThanOrEqual
      }
  }
}
