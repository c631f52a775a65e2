import Audit
import Testing

@testable import snug

/// The parts of documents are done in any order, and put together in that of the documents.
struct DividedWorkTests {
  private typealias Work = DividedWork<FoundDocument, String>

  private static let documents = ["A", "B"].map { name in
    var document = FoundDocument(path: "\(name).storyboard", name: name)
    document.part = .first
    return document
  }

  private static func answer(_ text: String, faults: [Int] = [], others: [[String]] = []) -> Work.Result {
    let faults = faults.map { DocumentFault(line: $0, message: "odd") }
    return (DocumentAnswer(faults: faults, product: [], otherParts: others.map(DocumentPart.scenes)), text)
  }

  @Test func partsAreAskedForAndPutTogether() {
    var work = Work(Self.documents) { $0 += $1 }
    let first = work.takeParts()
    #expect(first.map(\.subject) == Self.documents)
    work.finish(first[1], with: Self.answer("b"))
    #expect(work.takeResults().isEmpty, "the first document comes first")
    work.finish(first[0], with: Self.answer("a1 ", faults: [7, 2], others: [["x"], ["y", "z"]]))
    #expect(work.takeResults().isEmpty)
    let others = work.takeParts()
    #expect(others.map(\.subject.path) == ["A.storyboard", "A.storyboard"])
    #expect(others.map(\.subject.part) == [.scenes(["x"]), .scenes(["y", "z"])])
    work.finish(others[1], with: Self.answer("a3", faults: [5]))
    #expect(!work.takeResults().contains { _ in true })
    work.finish(others[0], with: Self.answer("a2 ", faults: [2]))
    let results = work.takeResults()
    #expect(results.map(\.0) == Self.documents)
    #expect(results.map(\.1.product) == ["a1 a2 a3", "b"])
    #expect(results[0].1.answer.faults.map(\.line) == [2, 5, 7])
    #expect(work.isDone)
    #expect(work.countOfResults == 2)
  }

  /// A scene that traps is left out of its own part.
  @Test func aPartIsTriedAgain() throws {
    var work = Work(Self.documents) { $0 += $1 }
    let first = work.takeParts()
    work.finish(first[1], with: Self.answer("b"))
    let again = try #require(first[0].subject.leavingOut("x", because: "it traps"))
    work.tryAgain(first[0], as: again)
    let second = work.takeParts()
    #expect(second.map(\.subject) == [again])
    work.finish(second[0], with: Self.answer("a", others: [["y"]]))
    let other = work.takeParts()
    #expect(other.map(\.subject.part) == [.scenes(["y"])])
    #expect(other.map(\.subject.scenesWithoutCode) == [[:]])
    work.giveBack(other)
    #expect(work.takeParts().map(\.subject.part) == [.scenes(["y"])])
  }

  @Test func ifAPartFailsTheDocumentFails() {
    var work = Work(Self.documents) { $0 += $1 }
    let first = work.takeParts()
    work.finish(first[0], with: Self.answer("a", others: [["x"]]))
    let fault = DocumentFault(line: nil, message: "no answer")
    work.finish(work.takeParts()[0], with: (DocumentAnswer(failure: fault), nil))
    let results = work.takeResults()
    #expect(results.map(\.1.answer.failure) == [fault])
    #expect(results.map(\.1.product) == [nil])
  }

  @Test func partsOfAChangedDocumentAreAFailure() {
    var work = Work(Self.documents) { _, _ in throw UnequalParts() }
    let first = work.takeParts()
    work.finish(first[0], with: Self.answer("a", others: [["x"]]))
    work.finish(work.takeParts()[0], with: Self.answer("a"))
    #expect(
      work.takeResults().map(\.1.answer.failure?.message) == [
        "its screens do not fit together: the document was changed during the run"
      ])
  }
}
