import Foundation

/// The result of one document, which a worker sends to the program as bytes.
protocol DocumentProduct: Codable, Sendable {
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
