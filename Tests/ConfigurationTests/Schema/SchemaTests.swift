import Foundation
import Testing

@testable import Configuration

/// The schema for editors allows what the reader accepts.
struct SchemaTests {
  @Test func theFileIsUpToDate() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = try String(contentsOf: root.appending(path: "docs/snug.schema.json"), encoding: .utf8)
    let schema = try ConfigurationSchema.json()
    #expect(
      file == schema, "`snug init --schema > docs/snug.schema.json` writes the schema anew")
  }
}
