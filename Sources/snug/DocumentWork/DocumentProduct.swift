import Foundation

/// The result of a command's work on one document, which a worker process sends to the main process.
protocol DocumentProduct: Codable, Sendable {
  var bytes: [UInt8] { get throws }
  /// Decodes a result from its ``bytes``.
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

/// Text is sent as plain UTF-8 instead of JSON, because it may be long.
extension String: DocumentProduct {
  var bytes: [UInt8] { Array(utf8) }

  init(bytes: some Sequence<UInt8>) {
    self.init(decoding: Array(bytes), as: UTF8.self)
  }
}
