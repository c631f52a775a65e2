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

/// The result of a command's work on one document, which can be put together from the results for its parts.
protocol DividedProduct: DocumentProduct {
  /// Adds the result for the next part of the document.
  ///
  /// - Throws: ``UnequalParts`` if the results cannot be of one document.
  mutating func add(_ other: Self) throws(UnequalParts)
}

/// The error that results of two parts are not of one document.
struct UnequalParts: Error {}

/// Text is sent as plain UTF-8 instead of JSON, because it may be long.
extension String: DividedProduct {
  mutating func add(_ other: String) { self += other }

  var bytes: [UInt8] { Array(utf8) }

  init(bytes: some Sequence<UInt8>) {
    self.init(decoding: Array(bytes), as: UTF8.self)
  }
}
