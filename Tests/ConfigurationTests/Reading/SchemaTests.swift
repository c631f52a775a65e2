import Foundation
import TestSupport
import Testing

@testable import Configuration

/// The schema for editors allows what the reader accepts.
struct SchemaTests {
  @Test func theFileIsUpToDate() throws {
    let file = try Project.text("docs/snug.schema.json")
    let schema = try ConfigurationSchema.json()
    #expect(
      file == schema, "`snug init --schema > docs/snug.schema.json` writes the schema anew")
  }
}
