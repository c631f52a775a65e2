/// Reading what files contain.
extension GitRepository {
  /// The content of a file of a commit.
  enum Content: Sendable {
    case bytes([UInt8])
    /// Too large to be read, with the number of its bytes.
    case large(Int)
  }

  /// Larger files are not read. No document, picture or file of texts may be as large.
  private static let mostBytes = 64 << 20

  /// Reads the content of objects as it is stored, without filters.
  ///
  /// - Parameters:
  ///   - objects: their names.
  ///   - consume: takes the content of the object at a place of the list. They come in order.
  func read(_ objects: [String], to consume: @escaping @Sendable (Int, Content) async throws -> Void) async throws {
    guard !objects.isEmpty else { return }
    let contents = Contents(consume)
    let input = Array(objects.joined(separator: "\n").utf8) + [10]
    let isDone = try await git.stream(["cat-file", "--batch"], input: input) { try await contents.take($0) }
    guard isDone, await contents.count == objects.count else {
      throw Git.Failure(description: "\(folder): \(Self.adviceForPartialClone)")
    }
  }

  /// Takes apart what `git cat-file --batch` prints: a line with name, type and size, the bytes, and a line end.
  private actor Contents {
    /// How many objects were read.
    private(set) var count = 0
    private let consume: @Sendable (Int, Content) async throws -> Void
    private var bytes: [UInt8] = []
    private var start = 0
    /// The size of the object whose bytes come next.
    private var size: Int?
    /// Bytes of a large object that are passed over, with the line end.
    private var ignored = 0

    init(_ consume: @escaping @Sendable (Int, Content) async throws -> Void) { self.consume = consume }

    func take(_ next: [UInt8]) async throws {
      bytes.append(contentsOf: next)
      while try await takeFirst() {}
      bytes.removeFirst(start)
      start = 0
    }

    /// Takes the next line or content; returns whether there was a whole one.
    private func takeFirst() async throws -> Bool {
      if ignored > 0 {
        let passed = min(ignored, bytes.count - start)
        ignored -= passed
        start += passed
        return ignored == 0
      }
      if let size {
        guard bytes.count - start > size else { return false }
        try await consume(count, .bytes(Array(bytes[start..<start + size])))
        start += size + 1
        count += 1
        self.size = nil
        return true
      }
      guard let end = bytes[start...].firstIndex(of: 10) else { return false }
      let words = bytes[start..<end].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      start = end + 1
      guard words.count == 3, words[1] == "blob", let size = Int(words[2]) else {
        throw Git.Failure(description: GitRepository.adviceForPartialClone)
      }
      if size <= GitRepository.mostBytes {
        self.size = size
      } else {
        try await consume(count, .large(size))
        count += 1
        ignored = size + 1
      }
      return true
    }
  }
}
