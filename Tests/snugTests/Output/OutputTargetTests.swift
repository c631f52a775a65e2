import Foundation
import Subprocess
import SystemPackage
import TestSupport
import Testing

@testable import snug

/// Output takes the place of files only.
@MainActor
struct OutputTargetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func kind(_ name: String) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")[.type] as? FileAttributeType
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  private func link(_ name: String, to target: String) throws -> String {
    let path = "\(folder.path)/\(name)"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    return path
  }

  /// A device that is made here; only the superuser can make one.
  @Test(.enabled(if: getuid() == 0, "only root makes devices")) func aDeviceStaysADevice() throws {
    #if os(Linux)
      let path = "\(folder.path)/null"
      // The numbers of /dev/null.
      try #require(mknod(path, S_IFCHR | 0o600, 1 << 8 | 3) == 0)
      try OutputFile.write(Data("report".utf8), to: path)
      #expect(try kind("null") == .typeCharacterSpecial)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["null"])
    #endif
  }

  @Test func anythingMayGoToTheNullDevice() throws {
    try OutputFile.write(Data("report".utf8), to: "/dev/null")
    try OutputFile.write(Data("report".utf8), to: try link("null", to: "/dev/null"))
    #expect(try kind("null") == .typeSymbolicLink)
  }

  /// The reader of a pipe gets all of it, more than the pipe holds, when it is complete.
  @Test func aPipeStaysAPipe() throws {
    let (path, read) = ("\(folder.path)/pipe", "\(folder.path)/read")
    try #require(mkfifo(path, 0o600) == 0)
    let text = String(repeating: "0123456789", count: 20_000)
    let isRead = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let data = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile()
      try? data?.write(to: URL(filePath: read))
      isRead.signal()
    }
    try OutputFile.write(Data(text.utf8), to: path)
    isRead.wait()
    #expect(try self.text("read") == text)
    #expect(try kind("pipe") == .typeUnknown)
  }

  @Test func aPipeThatNobodyReads() throws {
    let path = "\(folder.path)/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: OutputError(path: path, reason: "no program reads from the pipe")) {
      try OutputTarget(path, patience: .zero)
    }
  }

  @Test func aLinkStaysALink() throws {
    try folder.write("old", to: "reports/real.xml")
    let path = try link("link.xml", to: "reports/real.xml")
    try OutputFile.write(Data("new".utf8), to: path)
    #expect(try kind("link.xml") == .typeSymbolicLink)
    #expect(try text("reports/real.xml") == "new")
    let dangling = try link("dangling.xml", to: "reports/fresh/a.xml")
    try OutputFile.write(Data("fresh".utf8), to: dangling)
    #expect(try kind("dangling.xml") == .typeSymbolicLink)
    #expect(try text("reports/fresh/a.xml") == "fresh")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/reports").sorted() == ["fresh", "real.xml"])
  }

  /// A link of a checkout does not lead a report over a file elsewhere.
  @Test func aLinkOutOfTheProjectIsRefused() throws {
    try folder.write("", to: "project/.git/HEAD")
    try folder.write("mine", to: "home/profile")
    let links = [
      try link("project/report.xml", to: "../home/profile"), try link("project/new.xml", to: "../home/new"),
      try link("project/out", to: "../home") + "/profile",
    ]
    for path in links {
      #expect(
        throws: OutputError(path: path, reason: "a link leads out of the project; name what it leads to")
      ) { try OutputFile.write(Data("report".utf8), to: path) }
    }
    #expect(try text("home/profile") == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/home") == ["profile"])
    #expect(throws: OutputError.self) { try OutputFile.makeFolder("\(folder.path)/project/out/report") }
  }

  /// Runs a line of shell in which `$snug` is the program.
  private func shell(_ line: String) async throws -> String {
    let result = try await Subprocess.run(
      .path("/bin/sh"), arguments: ["-c", line],
      environment: .inherit.updating(["snug": WorkerProgram.built([]).executable]),
      workingDirectory: FilePath(folder.path), output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    return result.standardOutput + result.standardError
  }

  /// Standard output gets what is printed and the report, also where it is a file.
  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/dev/fd/3"]) func streamsOfTheProcess(path: String) async throws {
    try folder.write(BadInputTests.xib(BadInputTests.top), to: "Box.xib")
    let audit = "\"$snug\" audit Box.xib --text-size L --report jsonl=\(path)"
    let piped = try await shell("\(audit) 3>&1 | cat")
    #expect(piped.contains("{\"summary\":") && piped.contains(" screen"), "\(piped)")
    _ = try await shell("\(audit) > out 3>&1")
    let file = try text("out")
    #expect(file.contains("{\"summary\":") && file.contains(" screen"), "\(file)")
  }

  /// A report that is named like the file into which the shell leads standard output does not take its place.
  @Test func theFileBehindStandardOutput() async throws {
    try folder.write(BadInputTests.xib(BadInputTests.top), to: "Box.xib")
    _ = try await shell("\"$snug\" audit Box.xib --text-size L --report jsonl=out > out")
    let file = try text("out")
    #expect(file.contains("{\"summary\":") && file.contains(" screen"), "\(file)")
  }
}
