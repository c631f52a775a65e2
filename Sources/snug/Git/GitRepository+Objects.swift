import Foundation

/// Reading the contents of files of a commit.
extension GitRepository {
  /// The content of a file of a commit.
  enum Content {
    case bytes(Data)
    /// A file that is too large to be read, with its size in bytes.
    case large(Int)
  }

  /// The largest file that is read, in bytes. No document, picture or strings file is larger.
  private static let mostBytes = 64 << 20
  /// The most bytes of all files together. Without this limit, a malicious commit could list one large object at very
  /// many paths.
  private static let mostBytesInAll = 4 << 30

  /// Reads the contents of git objects as they are stored, without applying filters.
  ///
  /// - Parameters:
  ///   - objects: the hashes of the objects.
  ///   - consume: called with the index of an object and its content, in the order of the list.
  /// - Throws: ``Git/Failure`` if an object is missing, or if the files together have more than 4 GB.
  func read(_ objects: [String], to consume: (Int, Content) throws -> Void) async throws {
    let names = Set(objects)
    guard !names.isEmpty else { return }
    var sizes: [String: Int] = [:]
    let lines = try await git.output(["cat-file", "--batch-check"], input: Self.lines(names)) ?? []
    for line in lines.split(separator: 10) {
      // Each line has the hash, type and size of an object; or its hash and “missing”.
      let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      if words.count == 3, words[1] == "blob", let size = Int(words[2]) { sizes[words[0]] = size }
    }
    guard sizes.count == names.count else { throw Git.Failure(description: "\(folder): \(Self.adviceForPartialClone)") }
    guard objects.reduce(0, { $0 + min(sizes[$1] ?? 0, Self.mostBytes) }) <= Self.mostBytesInAll else {
      throw Git.Failure(description: "\(folder): the files of a revision on which documents depend hold more than 4 GB")
    }
    let contents = try await contents(of: sizes.filter { $0.value <= Self.mostBytes })
    for (index, name) in objects.enumerated() {
      try consume(index, contents[name].map(Content.bytes) ?? .large(sizes[name] ?? 0))
    }
  }

  /// The contents of objects by their hashes.
  private func contents(of sizes: [String: Int]) async throws -> [String: Data] {
    guard !sizes.isEmpty else { return [:] }
    let names = sizes.keys.sorted()
    // A file is used instead of a pipe, which is slow: git and Snug would wait for each other after every 64 KB.
    let file = "\(git.folder)/contents"
    defer { try? FileManager.default.removeItem(atPath: file) }
    guard try await git.write(["cat-file", "--batch"], input: Self.lines(names), to: file) else {
      throw Git.Failure(description: "\(folder): git cat-file failed")
    }
    let data = try Data(contentsOf: URL(filePath: file), options: .mappedIfSafe)
    var contents: [String: Data] = [:]
    var start = data.startIndex
    for name in names {
      // For each object, the file has a line with hash, type and size, then the content, then a line end.
      guard let size = sizes[name], let end = data[start...].firstIndex(of: 10), data.endIndex - end > size else {
        throw Git.Failure(description: "\(folder): git cat-file failed")
      }
      contents[name] = data[(end + 1)..<(end + 1 + size)]
      start = end + 1 + size + 1
    }
    return contents
  }

  private static func lines(_ names: some Sequence<String>) -> [UInt8] {
    names.flatMap { Array($0.utf8) + [10] }
  }
}
