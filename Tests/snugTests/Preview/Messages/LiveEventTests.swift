import Foundation
import Testing

@testable import snug

/// The page's events are bounded before they reach an app.
struct LiveEventTests {
  private func event(_ json: String) throws -> LiveEvent {
    try JSONDecoder().decode(LiveEvent.self, from: Data(json.utf8))
  }

  @Test func whatIsNotSaidIsZero() throws {
    let event = try event(#"{"kind": "move", "x": 3}"#)
    #expect((event.x, event.y, event.dx, event.dy, event.time) == (3, 0, 0, 0, 0))
    #expect(event.text.isEmpty)
    #expect(event.isBounded)
  }

  @Test(arguments: [
    #"{"kind": "down", "x": 1e7}"#, #"{"kind": "down", "y": -1000001}"#, #"{"kind": "scroll", "dx": 2e6}"#,
    #"{"kind": "scroll", "dy": -2e6}"#, #"{"kind": "up", "time": -1}"#, #"{"kind": "up", "time": 1.1e9}"#,
    #"{"kind": "text", "text": "\#(String(repeating: "é", count: 501))"}"#,
  ])
  func whatNobodyCanDoIsRefused(_ json: String) throws {
    #expect(try !event(json).isBounded)
  }

  @Test(arguments: [
    #"{"kind": "down", "x": 1e6, "y": -1e6, "time": 1e9}"#,
    #"{"kind": "text", "text": "\#(String(repeating: "é", count: 500))"}"#,
  ])
  func theBoundsThemselvesAreAllowed(_ json: String) throws {
    #expect(try event(json).isBounded)
  }

  @Test func anUnknownKindIsNoEvent() {
    #expect(throws: DecodingError.self) { try event(#"{"kind": "pinch"}"#) }
    #expect(throws: DecodingError.self) { try event(#"{"x": 1}"#) }
  }

  @Test func aQuestionGoesToTheWorkerAndBack() throws {
    var question = PreviewQuestion(kind: .live, document: FoundDocument(path: "Main.storyboard", name: "Main"))
    question.live = LiveQuestion(session: 3, events: [try event(#"{"kind": "up", "x": 1.5}"#)], time: 2)
    let again = try JSONDecoder().decode(PreviewQuestion.self, from: JSONEncoder().encode(question))
    #expect(again.live?.session == 3)
    #expect(again.live?.events == question.live?.events)
    #expect(again.document == question.document)
    #expect(again.scale == 2)
  }
}
