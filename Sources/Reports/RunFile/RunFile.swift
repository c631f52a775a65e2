import Audit
import Environments
import Foundation

/// The contents of a run file, which has all results of an audit.
public struct RunFile: Hashable, Sendable {
  /// The reason why a run file cannot be read.
  public enum ReadError: Error, Equatable, CustomStringConvertible {
    /// A line is not a record of a run file.
    case malformed(line: Int)
    /// A line is too long to be a record.
    case tooLong(line: Int, megabytes: Int)
    /// The file was written by a newer version of the format.
    case newerVersion(Int)
    /// The last line is missing: the run, or a copy of the file, was cut short.
    case cutShort

    /// The reason in words, without the file's name.
    public var description: String {
      switch self {
      case .malformed(let line): "line \(line) is not a record of a run file"
      case .tooLong(let line, let megabytes):
        "line \(line) is longer than \(megabytes) MB, and no record of a run file is"
      case .newerVersion(let version):
        "the file has format version \(version); this program reads up to version \(RunFileReporter.version)"
      case .cutShort: "the file is cut short: its last line is missing"
      }
    }
  }

  /// The program, rules and other data of the whole run.
  public var header: RunHeader
  /// The documents, in the order of the run.
  public var documents: [DocumentReport]

  /// The longest line that is read, in megabytes.
  private static let longestLine = 16

  /// Reads the text of a file that ``RunFileReporter`` wrote.
  public init(reading text: String) throws(ReadError) {
    try self.init(reading: Data(text.utf8))
  }

  /// Reads the bytes of a file that ``RunFileReporter`` wrote.
  public init(reading data: Data) throws(ReadError) {
    let decoder = JSONDecoder()
    var reading = RunFileReading()
    var start = data.startIndex
    var number = 0
    while start < data.endIndex {
      number += 1
      guard let length = Self.lengthOfLine(in: data, from: start) else {
        throw .tooLong(line: number, megabytes: Self.longestLine)
      }
      let line = data[start..<start + length]
      start += length + 1
      if line.isEmpty { continue }
      guard let record = try? decoder.decode(RunRecord.self, from: Data(line)) else { throw .malformed(line: number) }
      try reading.add(record, onLine: number)
    }
    guard let header = reading.header, reading.isWhole else { throw .cutShort }
    self.header = header
    documents = reading.documents
  }

  /// The length in bytes of the line that begins at an index; `nil` if it is longer than allowed.
  private static func lengthOfLine(in data: Data, from start: Int) -> Int? {
    let most = longestLine << 20
    return data[start...].withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress else { return 0 }
      let count = min(bytes.count, most + 1)
      if let end = memchr(first, 0x0A, count) { return UnsafeRawPointer(end) - first }
      return bytes.count <= most ? bytes.count : nil
    }
  }
}
