/// The constraints of a solver as flat columns, one record each. Records of removed constraints are used again.
struct ConstraintStore {
  /// What a record takes part in.
  enum State {
    static let vacant: UInt8 = 0
    static let active: UInt8 = 1
    /// Kept, but unusable (NaN, infinite, an unknown variable).
    static let rejected: UInt8 = 2
    /// A required constraint that a conflict has set aside.
    static let setAside: UInt8 = 3
  }

  /// What there is to know about a constraint, apart from its terms and its constant.
  struct Record: BitwiseCopyable {
    var termStart: Int32
    var termCount: Int32
    var identifier: Int32
    var relation: Relation.Code
    var state: UInt8
    /// It holds an edited variable.
    var isEdit = false
    var priority: Double
    var rank: Int
  }

  var records = Buffer<Record>()
  var constant = Buffer<Double>()
  var variables = Buffer<Int32>()
  var coefficients = Buffer<Double>()
  private var vacant: [Int32] = []
  private var lostTerms = 0

  var count: Int { records.count }

  var bytes: Int { records.bytes + constant.bytes + variables.bytes + coefficients.bytes }

  func deallocate() {
    records.deallocate()
    constant.deallocate()
    variables.deallocate()
    coefficients.deallocate()
  }

  /// Stores a constraint. Terms of one variable are added up, and terms of factor zero are left out.
  mutating func insert(_ constraint: Constraint, identifier id: Int32, state newState: UInt8) -> Int32 {
    let start = variables.count
    var needsCleaning = false
    constraint.terms.withUnsafeBufferPointer { terms in
      variables.reserve(start + terms.count)
      coefficients.reserve(start + terms.count)
      for term in terms {
        if term.coefficient == 0 || repeats(term.variable.index, from: start) { needsCleaning = true }
        variables.append(term.variable.index)
        coefficients.append(term.coefficient)
      }
    }
    if needsCleaning { addUp(from: start) }
    let new = Record(
      termStart: Int32(start), termCount: Int32(variables.count - start), identifier: id,
      relation: constraint.relation.code, state: newState, priority: constraint.priority.rawValue,
      rank: constraint.removalRank)
    if let reused = vacant.popLast() {
      records[reused] = new
      constant[reused] = constraint.constant
      return reused
    }
    records.append(new)
    constant.append(constraint.constant)
    return Int32(count - 1)
  }

  @inline(__always)
  private func repeats(_ variable: Int32, from start: Int) -> Bool {
    var i = start
    while i < variables.count {
      if variables[i] == variable { return true }
      i += 1
    }
    return false
  }

  /// Adds up the terms of each variable, and leaves out those that come to nothing.
  private mutating func addUp(from start: Int) {
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
    records[record].state = State.vacant
    lostTerms += Int(records[record].termCount)
    vacant.append(record)
    if lostTerms > variables.count / 2 + 64 { compact() }
  }

  private mutating func compact() {
    var newVariables = Buffer<Int32>(capacity: variables.count - lostTerms)
    var newCoefficients = Buffer<Double>(capacity: variables.count - lostTerms)
    for record in 0..<count where records[record].state != State.vacant {
      let start = Int(records[record].termStart)
      records[record].termStart = Int32(newVariables.count)
      newVariables.append(contentsOf: variables.base + start, count: Int(records[record].termCount))
      newCoefficients.append(contentsOf: coefficients.base + start, count: Int(records[record].termCount))
    }
    variables.deallocate()
    coefficients.deallocate()
    variables = newVariables
    coefficients = newCoefficients
    lostTerms = 0
  }

  /// The record as the caller gave it, apart from the order of its terms.
  func constraint(_ record: Int32) -> Constraint {
    let start = Int(records[record].termStart)
    let terms = (start..<start + Int(records[record].termCount)).map {
      Term(coefficients[$0], Variable(index: variables[$0]))
    }
    return Constraint(
      terms, Relation(code: records[record].relation), constant[record], priority: Priority(records[record].priority),
      removalRank: records[record].rank)
  }

  /// Whether a constraint differs from the record in nothing but its constant.
  func matches(_ constraint: Constraint, _ record: Int32) -> Bool {
    let start = Int(records[record].termStart)
    guard constraint.terms.count == Int(records[record].termCount),
      constraint.relation.code == records[record].relation,
      constraint.priority.rawValue == records[record].priority, constraint.removalRank == records[record].rank
    else { return false }
    for (i, term) in constraint.terms.enumerated()
    where term.variable.index != variables[start + i] || term.coefficient != coefficients[start + i] {
      return false
    }
    return true
  }
}

extension Relation {
  /// A relation as a number.
  typealias Code = UInt8

  static let equalCode: Code = 0
  static let lessCode: Code = 1
  static let greaterCode: Code = 2

  var code: Code {
    switch self {
    case .equal: Self.equalCode
    case .lessThanOrEqual: Self.lessCode
    case .greaterThanOrEqual: Self.greaterCode
    }
  }

  init(code: Code) {
    self = code == Self.equalCode ? .equal : code == Self.lessCode ? .lessThanOrEqual : .greaterThanOrEqual
  }
}
