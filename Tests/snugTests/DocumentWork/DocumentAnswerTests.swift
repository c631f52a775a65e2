import Audit
import Foundation
import InterfaceBuilder
import Testing

@testable import snug

/// What a worker answers for a document arrives as it was sent.
struct DocumentAnswerTests {
  private static let fault = DocumentFault(line: 7, message: "the colour is no colour")

  @Test func theProductFollowsTheFaults() throws {
    let sent = try DocumentAnswer.to { DocumentWork(product: "line 1\nline 2 é", faults: [Self.fault]) }
    let received = try DocumentAnswer(bytes: sent.bytes)
    #expect(received.faults == [Self.fault])
    #expect(received.failure == nil)
    #expect(String(bytes: received.product) == "line 1\nline 2 é")
  }

  @Test func aFailureHasNoProduct() throws {
    let sent = try DocumentAnswer.to { () throws -> DocumentWork<String> in throw DocumentFailure(fault: Self.fault) }
    let received = try DocumentAnswer(bytes: sent.bytes)
    #expect(received.failure == Self.fault)
    #expect(received.product.isEmpty)
  }

  @Test func aDocumentThatCannotBeReadIsAFailure() throws {
    let answer = try DocumentAnswer.to { () throws -> DocumentWork<String> in
      _ = try InterfaceDocument(data: Data("<document".utf8), path: "Broken.xib")
      return DocumentWork(product: "", faults: [])
    }
    #expect(answer.failure?.line == 1)
  }

  /// An error of the command itself is not blamed on the document.
  @Test func anotherErrorIsThrown() {
    struct Other: Error {}
    #expect(throws: Other.self) {
      try DocumentAnswer.to { () throws -> DocumentWork<String> in throw Other() }
    }
  }

  @Test func halfAnAnswerIsNone() throws {
    let bytes = try DocumentAnswer(faults: [Self.fault], product: []).bytes
    for count in [0, 1, bytes.count / 2, bytes.count - 1] {
      #expect(throws: (any Error).self) { try DocumentAnswer(bytes: Array(bytes.prefix(count))) }
    }
    #expect(throws: Never.self) { try DocumentAnswer(bytes: bytes) }
  }
}
