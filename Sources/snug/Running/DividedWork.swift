import Audit

/// The work of a run on its subjects, of which each may be divided into parts that different worker processes do.
///
/// The process that does the first part of a document tells which others there are. The results of the parts are put
/// together, and the results of the subjects come in the order of the subjects.
struct DividedWork<Subject: RunSubject, Product> {
  /// A part of the work on a subject: one request to a worker process.
  struct Part {
    /// The index of the subject.
    fileprivate var place: Int
    /// The index of the part among those of the subject.
    fileprivate var number = 0
    /// What to work on.
    var subject: Subject
  }

  /// The result of the work on a subject, or on a part of one.
  typealias Result = (answer: DocumentAnswer, product: Product?)

  private let subjects: [Subject]
  private let add: (inout Product, Product) throws -> Void
  /// The parts that no process does yet.
  private var parts: [Part]
  /// The results of each subject's parts; `nil` for parts without a result.
  private var results: [[Result?]]
  /// The number of subjects whose results have been taken.
  private(set) var countOfResults = 0

  /// - Parameters:
  ///   - subjects: what to work on, in the order of the results.
  ///   - add: adds the result of a part to that of the parts before it.
  init(_ subjects: [Subject], add: @escaping (inout Product, Product) throws -> Void) {
    self.subjects = subjects
    self.add = add
    parts = subjects.enumerated().map { Part(place: $0.offset, subject: $0.element) }
    results = subjects.map { _ in [nil] }
  }

  /// The number of subjects.
  var count: Int { subjects.count }

  /// Whether no part is left.
  var isDone: Bool { parts.isEmpty }

  /// Removes and returns the parts that are known and not done.
  mutating func takeParts() -> [Part] {
    defer { parts = [] }
    return parts
  }

  /// Takes back parts that no process has done.
  mutating func giveBack(_ undone: some Collection<Part>) { parts.insert(contentsOf: undone, at: 0) }

  /// Takes back a part that a process could not do as it was.
  mutating func tryAgain(_ part: Part, as subject: Subject) {
    parts.append(Part(place: part.place, number: part.number, subject: subject))
  }

  /// Keeps the result of a part.
  mutating func finish(_ part: Part, with result: Result) {
    results[part.place][part.number] = result
    guard part.number == 0 else { return }
    for other in result.answer.otherParts {
      let subject = subjects[part.place].withPart(other)
      parts.append(Part(place: part.place, number: results[part.place].count, subject: subject))
      results[part.place].append(nil)
    }
  }

  /// Removes and returns the results of the next subjects of which all parts are done.
  mutating func takeResults() -> [(Subject, Result)] {
    var taken: [(Subject, Result)] = []
    while countOfResults < count, results[countOfResults].allSatisfy({ $0 != nil }) {
      taken.append((subjects[countOfResults], whole(results[countOfResults].compactMap(\.self))))
      results[countOfResults] = []
      countOfResults += 1
    }
    return taken
  }

  /// One result from those of a subject's parts. If one of them failed, the whole work on the subject has failed.
  private func whole(_ results: [Result]) -> Result {
    if let failed = results.first(where: { $0.answer.failure != nil }) { return failed }
    var whole = results[0]
    do {
      for part in results.dropFirst() {
        whole.answer = DocumentAnswer(
          faults: DocumentFault.merged(whole.answer.faults, part.answer.faults), product: [])
        if var product = whole.product, let other = part.product {
          try add(&product, other)
          whole.product = product
        }
      }
    } catch {
      return (DocumentAnswer(failure: .unequalParts), nil)
    }
    return whole
  }
}

extension DocumentFault {
  /// The screens of one document, each from a process of its own, are not of the same document.
  fileprivate static let unequalParts = DocumentFault(
    line: nil, message: "its screens do not fit together: the document was changed during the run")
}
