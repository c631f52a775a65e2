import Foundation

/// What workers make of a document, in bytes that go from one process to another.
protocol DocumentProduct: Codable, Sendable {
  /// The product as bytes.
  var bytes: [UInt8] { get throws }
  /// Reads what ``bytes`` gave.
  init(bytes: some Sequence<UInt8>) throws
}

extension DocumentProduct {
  var bytes: [UInt8] {
    get throws { [UInt8](try JSONEncoder().encode(self)) }
  }

  init(bytes: some Sequence<UInt8>) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(bytes))
  }
}

/// Text goes as it is: it may be long.
extension String: DocumentProduct {
  var bytes: [UInt8] { Array(utf8) }

  init(bytes: some Sequence<UInt8>) {
    self.init(decoding: Array(bytes), as: UTF8.self)
  }
}
