import Drawing
import Environments
import Foundation
import InputFiles
import InterfaceBuilder
import UIKit

/// The two files of a recording: a picture and a view tree.
struct Recording {
  /// The path of the picture, a PNG file.
  let picture: String
  /// The path of the view tree, a text file.
  let tree: String

  /// - Parameters:
  ///   - name: the recording's name.
  ///   - folder: the folder of the recordings.
  init(_ name: String, in folder: String) {
    picture = "\(folder)/\(name).png"
    tree = "\(folder)/\(name).txt"
  }

  /// The contents of a recording's files.
  enum Content {
    /// Neither file exists.
    case nothing
    /// Both files exist and can be read.
    case whole(picture: Data, tree: String)
    /// One of the files is missing or damaged, so that no comparison is possible.
    case damaged([RecordingFault])
  }

  /// The largest file that is read, in megabytes.
  private static let largestMegabytes = 64

  /// Reads and checks both files.
  ///
  /// - Parameter drawn: the present picture of the screen. If the recorded picture has the same bytes, it is not
  ///   decoded.
  func read(comparedWith drawn: Data) -> Content {
    let isThere = [picture, tree].map { FileManager.default.fileExists(atPath: $0) }
    guard isThere.contains(true) else { return .nothing }
    var faults: [RecordingFault] = []
    func bytes(_ path: String) -> Data? {
      do throws(RegularFile.Problem) {
        return try RegularFile.read(path, atMost: Self.largestMegabytes)
      } catch {
        let message = error == .missing ? "it is missing, and the other half of the recording is there" : error.reason
        faults.append(RecordingFault(path: path, message: message))
        return nil
      }
    }
    let data = bytes(picture)
    if let data, data != drawn, let complaint = PictureComparison.complaint(about: data) {
      faults.append(RecordingFault(path: picture, message: "the picture \(complaint)"))
    }
    let text = bytes(tree).flatMap { bytes -> String? in
      let fault = Self.fault(of: bytes)
      if let fault { faults.append(RecordingFault(path: tree, line: fault.line, message: fault.message)) }
      return fault == nil ? String(decoding: bytes, as: UTF8.self) : nil
    }
    guard faults.isEmpty, let data, let text else { return .damaged(faults) }
    return .whole(picture: data, tree: text)
  }

  /// The line and the reason why data are not a view tree; `nil` if they are one.
  static func fault(of data: Data) -> (line: Int, message: String)? {
    if data.isEmpty { return (1, "the view tree is empty") }
    if LargeFilePointer.isPointer(data) { return (1, "the view tree \(LargeFilePointer.complaint)") }
    for (number, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if String(validating: line, as: UTF8.self) == nil { return (number + 1, "the view tree is no UTF-8 here") }
      if conflictMarks.contains(where: { line.starts(with: $0.utf8) }) {
        return (number + 1, "the view tree has a conflict of git that is not resolved")
      }
    }
    return nil
  }

  /// Whether a file has the format of a view tree: each line names a class or a part of a control, followed by a frame
  /// and states. A stale recording is deleted only if its file has this format, so that no other files are deleted.
  static func isTree(_ path: String) -> Bool {
    guard let data = try? RegularFile.read(path, atMost: largestMegabytes),
      let text = String(validating: data, as: UTF8.self), text.hasSuffix("\n")
    else { return false }
    let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    return lines.first?.first != " " && lines.allSatisfy(isLineOfTree)
  }

  private static func isLineOfTree(_ line: Substring) -> Bool {
    let indent = line.prefix { $0 == " " }
    guard indent.count.isMultiple(of: 2), let first = line.dropFirst(indent.count).first,
      first.isLetter || first == "_" || first == "-" && !indent.isEmpty,
      let start = line.lastIndex(of: "["), line[..<start].last == " ",
      let end = line[start...].firstIndex(of: "]")
    else { return false }
    let numbers = line[line.index(after: start)..<end].split(separator: ", ", omittingEmptySubsequences: false)
    let states = line[line.index(after: end)...]
    return numbers.count == 4 && numbers.allSatisfy { Double($0) != nil } && (states.isEmpty || states.first == " ")
  }

  private static let conflictMarks = ["<<<<<<< ", ">>>>>>> "]

  /// Writes both files, each with an ``OutputFile``, so that neither is ever half-written.
  func write(_ data: Data, _ text: String) throws(OutputError) {
    try OutputFile.write(data, to: picture)
    try OutputFile.write(Data(text.utf8), to: tree)
  }
}
