import FlyingSocks

/// The body of a streamed response, as a sequence for FlyingFox, which sends each piece as soon as it is available.
struct PieceSequence: AsyncBufferedSequence {
  typealias Element = UInt8

  private let pieces: AsyncStream<[UInt8]>

  init(_ pieces: AsyncStream<[UInt8]>) { self.pieces = pieces }

  func makeAsyncIterator() -> Iterator { Iterator(pieces: pieces.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var pieces: AsyncStream<[UInt8]>.Iterator
    private var rest: ArraySlice<UInt8> = []

    fileprivate init(pieces: AsyncStream<[UInt8]>.Iterator) { self.pieces = pieces }

    mutating func next() async throws -> UInt8? {
      if rest.isEmpty { rest = await pieces.next()?[...] ?? [] }
      return rest.popFirst()
    }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      if !rest.isEmpty {
        defer { rest = [] }
        return Array(rest)
      }
      return await pieces.next()
    }
  }
}
