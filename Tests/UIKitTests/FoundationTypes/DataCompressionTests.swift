import Foundation
import Testing
import UIKit

/// Data is compressed by DEFLATE, and other algorithms are refused.
struct DataCompressionTests {
  private let data = Data(String(repeating: "the same words ", count: 10_000).utf8) as NSData

  @Test func whatIsCompressedCanBeDecompressed() throws {
    let compressed = try data.compressed(using: .zlib)
    #expect(compressed.length < data.length / 50)
    #expect(try compressed.decompressed(using: .zlib) == data)
  }

  @Test func noDataIsCompressedToo() throws {
    #expect(try NSData().compressed(using: .zlib).decompressed(using: .zlib) == NSData())
  }

  @Test func damagedBytesAreAnError() throws {
    let damaged = Data([0xFF, 0xFF, 0xFF, 0x00, 0x12]) as NSData
    #expect(throws: CocoaError(.fileReadCorruptFile)) { try damaged.decompressed(using: .zlib) }
    let half = (try data.compressed(using: .zlib) as Data).prefix(40) as NSData
    #expect(throws: CocoaError(.fileReadCorruptFile)) { try half.decompressed(using: .zlib) }
  }

  @Test func otherAlgorithmsAreNotThere() {
    #expect(throws: CocoaError(.featureUnsupported)) { try data.compressed(using: .lzfse) }
  }
}
