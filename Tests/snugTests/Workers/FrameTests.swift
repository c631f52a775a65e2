import Foundation
import TestSupport
import Testing

@testable import snug

struct FrameTests {
  static let messages: [[UInt8]] = [[], [7], Array("words".utf8), Array(repeating: 1, count: 70_000)]

  @Test func messagesAreTakenOffWhateverPiecesTheyArriveIn() throws {
    let bytes = Self.messages.flatMap(Frame.encoded)
    for size in [1, 3, 4096, bytes.count] {
      var received: [UInt8] = []
      var messages: [[UInt8]] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        received += bytes[start..<min(start + size, bytes.count)]
        while let message = try Frame.takeFirst(from: &received) { messages.append(message) }
      }
      #expect(messages == Self.messages, "in pieces of \(size)")
      #expect(received.isEmpty)
    }
  }

  @Test func messagesAreReadFromAFile() throws {
    let folder = try TemporaryFolder()
    let bytes = Self.messages.flatMap(Frame.encoded)
    let whole = try folder.write(Data(bytes), to: "whole")
    let file = try #require(FileHandle(forReadingAtPath: whole))
    for message in Self.messages { #expect(try Frame.read(from: file) == message) }
    #expect(try Frame.read(from: file) == nil)
  }

  @Test func aMessageThatIsCutShortIsNone() throws {
    let folder = try TemporaryFolder()
    let file = try #require(
      FileHandle(forReadingAtPath: folder.write(Data(Frame.encoded([1, 2, 3]).dropLast()), to: "cut")))
    #expect(try Frame.read(from: file) == nil)
  }

  /// It is refused before anything of it is kept.
  @Test(arguments: [[UInt8]([0xFF, 0xFF, 0xFF, 0xFF]), Array("some words\n".utf8), Array("    ".utf8)])
  func aLengthThatNoMessageHasIsRefused(bytes: [UInt8]) throws {
    let length = bytes[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    var received = bytes
    #expect(throws: Frame.TooLong(length: length)) { try Frame.takeFirst(from: &received) }
    let folder = try TemporaryFolder()
    let file = try #require(FileHandle(forReadingAtPath: folder.write(Data(bytes), to: "bytes")))
    #expect(throws: Frame.TooLong(length: length)) { try Frame.read(from: file) }
  }
}
