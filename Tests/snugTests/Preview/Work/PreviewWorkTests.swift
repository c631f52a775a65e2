import Foundation
import TestSupport
import Testing

@testable import snug

/// The page's questions about a document are answered, and what they cannot mean is one line.
struct PreviewWorkTests {
  private let folder: TemporaryFolder
  private let work = PreviewWork()

  init() throws {
    folder = try TemporaryFolder(["Box.xib": BadInputTests.xib(BadInputTests.top)])
  }

  private func question(_ kind: PreviewQuestion.Kind, edit: (id: String, property: String, value: String)? = nil)
    -> PreviewQuestion
  {
    var document = FoundDocument(path: folder.path("Box.xib"), name: "Box")
    document.isNamed = true
    var question = PreviewQuestion(kind: kind, document: document)
    question.scene = "screen"
    question.view = "box"
    if let edit { question.edits = [PreviewQuestion.Edit(id: edit.id, property: edit.property, value: edit.value)] }
    return question
  }

  /// The frame of the box in the picture of the screen.
  private func box(edit: (id: String, property: String, value: String)? = nil) throws -> [Double] {
    let (answer, picture) = work.answer(question(.screen, edit: edit))
    #expect(answer.problem == nil)
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    return try #require(answer.views?.first { $0.id == "box" }).frame
  }

  @Test func theOutlineNamesTheScreens() throws {
    let screens = try #require(work.answer(question(.outline)).answer.screens)
    #expect(screens.map(\.id) == ["screen"])
    #expect(screens.map(\.line) == [5])
  }

  @Test func anEditMovesAView() throws {
    #expect(try box() == [0, 20, 393, 832])
    #expect(try box(edit: ("d", "constant", "120")) == [0, 120, 393, 732])
    #expect(try box() == [0, 20, 393, 832])
  }

  @Test func theEditedDocumentIsItsText() throws {
    let (answer, bytes) = work.answer(question(.edited, edit: ("d", "constant", "120")))
    #expect(answer.problem == nil)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#"constant="120""#))
    #expect(text.replacing(#"constant="120""#, with: #"constant="20""#) == BadInputTests.xib(BadInputTests.top))
  }

  @Test(arguments: [
    ("d", "constant", "wide", "“wide” is no number"), ("d", "constant", "inf", "“inf” is no number"),
    ("d", "colour", "1", "there is no property “colour” to change"),
  ])
  func anEditThatMeansNothingIsSaid(_ id: String, _ property: String, _ value: String, problem: String) {
    #expect(work.answer(question(.screen, edit: (id, property, value))).answer.problem == problem)
  }

  @Test func aViewHasItsConstraintsWithTheirDimensions() throws {
    let answer = work.answer(question(.view)).answer
    #expect(answer.subject?.id == "box")
    let constraints = try #require(answer.constraints)
    #expect(Set(constraints.map(\.id)) == ["a", "b", "c", "d"])
    let top = try #require(constraints.first { $0.id == "d" })
    #expect((top.constant, top.priority) == (20, 1000))
    // From the edge of the screen to that of the box.
    #expect(top.dimension == [196.5, 0, 196.5, 20])
  }

  @Test func whatIsGoneIsSaid() {
    var screen = question(.screen)
    screen.scene = "gone"
    #expect(work.answer(screen).answer.problem == "the document no longer has this screen")
    var view = question(.view)
    view.view = "gone"
    #expect(work.answer(view).answer.problem == "the screen no longer has this view")
  }

  @Test func noScreenLivesWithoutAnApp() {
    #expect(
      work.answer(question(.live)).answer.problem
        == "no code runs for this document, so its screens do not live")
  }
}
