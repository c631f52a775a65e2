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

  var termStart = Buffer<Int32>()
  var termCount = Buffer<Int32>()
  var relation = Buffer<Relation.Code>()
  var priority = Buffer<Double>()
  var constant = Buffer<Double>()
  var state = Buffer<UInt8>()
  var rank = Buffer<Int>()
  var identifier = Buffer<Int32>()
  var variables = Buffer<Int32>()
  var coefficients = Buffer<Double>()
  private var vacant: [Int32] = []
  private var lostTerms = 0

  var count: Int { termStart.count }

  var bytes: Int {
    termStart.bytes + termCount.bytes + relation.bytes + priority.bytes + constant.bytes + state.bytes + rank.bytes
      + identifier.bytes + variables.bytes + coefficients.bytes
  }

  func deallocate() {
    termStart.deallocate()
    termCount.deallocate()
    relation.deallocate()
    priority.deallocate()
    constant.deallocate()
    state.deallocate()
    rank.deallocate()
    identifier.deallocate()
    variables.deallocate()
    coefficients.deallocate()
  }

  /// Stores a constraint. Terms of one variable are added up, and terms of factor zero are left out.
  mutating func insert(_ constraint: Constraint, identifier id: Int32, state newState: UInt8) -> Int32 {
    let start = variables.count
    for term in constraint.terms where term.coefficient != 0 {
      append(term.coefficient, term.variable.index, from: start)
    }
    dropZeros(from: start)
    let record: Int32
    if let reused = vacant.popLast() {
      record = reused
      termStart[record] = Int32(start)
      termCount[record] = Int32(variables.count - start)
      relation[record] = constraint.relation.code
      priority[record] = constraint.priority.rawValue
      constant[record] = constraint.constant
      state[record] = newState
      rank[record] = constraint.removalRank
      identifier[record] = id
    } else {
      record = Int32(count)
      termStart.append(Int32(start))
      termCount.append(Int32(variables.count - start))
      relation.append(constraint.relation.code)
      priority.append(constraint.priority.rawValue)
      constant.append(constraint.constant)
      state.append(newState)
      rank.append(constraint.removalRank)
      identifier.append(id)
    }
    return record
  }

  @inline(__always)
  private mutating func append(_ coefficient: Double, _ variable: Int32, from start: Int) {
    var i = start
    while i < variables.count {
      if variables[i] == variable {
        coefficients[i] += coefficient
        return
      }
      i += 1
    }
    variables.append(variable)
    coefficients.append(coefficient)
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
    state[record] = State.vacant
    lostTerms += Int(termCount[record])
    vacant.append(record)
    if lostTerms > variables.count / 2 + 64 { compact() }
  }

  private mutating func compact() {
    var newVariables = Buffer<Int32>(capacity: variables.count - lostTerms)
    var newCoefficients = Buffer<Double>(capacity: variables.count - lostTerms)
    for record in 0..<count where state[record] != State.vacant {
      let start = Int(termStart[record])
      termStart[record] = Int32(newVariables.count)
      newVariables.append(contentsOf: variables.base + start, count: Int(termCount[record]))
      newCoefficients.append(contentsOf: coefficients.base + start, count: Int(termCount[record]))
    }
    variables.deallocate()
    coefficients.deallocate()
    variables = newVariables
    coefficients = newCoefficients
    lostTerms = 0
  }

  /// The record as the caller gave it, apart from the order of its terms.
  func constraint(_ record: Int32) -> Constraint {
    let start = Int(termStart[record])
    let terms = (start..<start + Int(termCount[record])).map {
      Term(coefficients[$0], Variable(index: variables[$0]))
    }
    return Constraint(
      terms, Relation(code: relation[record]), constant[record], priority: Priority(priority[record]),
      removalRank: rank[record])
  }

  /// Whether a constraint differs from the record in nothing but its constant.
  func matches(_ constraint: Constraint, _ record: Int32) -> Bool {
    let start = Int(termStart[record])
    guard constraint.terms.count == Int(termCount[record]), constraint.relation.code == relation[record],
      constraint.priority.rawValue == priority[record], constraint.removalRank == rank[record]
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
