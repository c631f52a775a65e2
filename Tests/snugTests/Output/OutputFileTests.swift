import Foundation
import TestSupport
import Testing

@testable import snug

struct OutputFileTests {
  private func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func aFileHasItsNameWhenItIsWhole() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a/b/run.jsonl"
    do {
      let file = try OutputFile(path: path)
      try file.append(Data("one\n".utf8))
      #expect(!FileManager.default.fileExists(atPath: path))
      #if os(Linux)
        // If the process is killed at this point, it leaves nothing behind.
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/a/b") == [])
      #endif
      try file.append(Data("two\n".utf8))
      try file.commit()
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\ntwo\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/a/b") == ["run.jsonl"])
  }

  @Test func aFileThatIsNotCommittedIsRemoved() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "run.jsonl")
    do {
      let file = try OutputFile(path: "\(folder.path)/run.jsonl")
      try file.append(Data("new".utf8))
    }
    #expect(try names(in: folder) == ["run.jsonl"])
    #expect(try String(contentsOfFile: "\(folder.path)/run.jsonl", encoding: .utf8) == "old")
  }

  @Test func whyAFileCannotBeWrittenIsSaid() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "file")
    #expect(throws: OutputError(path: file, code: ENOTDIR)) { try OutputFile(path: "\(file)/run.jsonl") }
    #expect(throws: OutputError(path: "\(file)/a", code: ENOTDIR)) {
      try OutputFile(path: "\(file)/a/run.jsonl")
    }
    #expect("\(OutputError(path: "x", code: ENOTDIR))" == "x cannot be written: not a directory")
    try folder.write("", to: "folder/inside")
    #expect(throws: OutputError(path: "\(folder.path)/folder", code: EISDIR)) {
      try OutputFile.write(Data(), to: "\(folder.path)/folder")
    }
    #expect(try names(in: folder) == ["file", "folder"])
  }
}
