import Foundation
import TestSupport
import Testing

@testable import InputFiles

/// What is no regular file is refused at once: nothing waits for the other end of a pipe.
struct RegularFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func problem(_ path: String, atMost megabytes: Int = 1) -> RegularFile.Problem? {
    do throws(RegularFile.Problem) {
      _ = try RegularFile.read(path, atMost: megabytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func aFileIsReadWhole() throws {
    let text = String(repeating: "0123456789", count: 20_000)
    let path = try folder.write(text, to: "a")
    #expect(try RegularFile.read(path, atMost: 1) == Data(text.utf8))
    #expect(try RegularFile.map(path) == Data(text.utf8))
    #expect(try RegularFile.beginning(of: path, atMost: 5) == Data("01234".utf8))
    let empty = try folder.write("", to: "empty")
    #expect(try RegularFile.read(empty, atMost: 1) == Data())
    #expect(try RegularFile.map(empty) == Data())
  }

  #if os(Linux)
    /// The system makes up such files when they are read, and says that they are empty.
    @Test func aFileWithoutASizeIsReadWhole() throws {
      #expect(try !RegularFile.read("/proc/self/status", atMost: 1).isEmpty)
    }
  #endif

  @Test func pipesSocketsDevicesAndFoldersAreNamed() throws {
    let pipe = "\(folder.path)/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(problem(pipe) == .isNoFile(.pipe))
    #expect(problem(try folder.link("link", to: pipe)) == .isNoFile(.pipe))
    #expect(throws: RegularFile.Problem.isNoFile(.pipe)) { try RegularFile.map(pipe) }
    #expect(throws: RegularFile.Problem.isNoFile(.pipe)) { try RegularFile.beginning(of: pipe, atMost: 9) }
    #expect(problem("/dev/null") == .isNoFile(.device))
    #expect(problem(folder.path) == .isFolder)
    #expect(problem("\(folder.path)/none") == .missing)
    #expect(RegularFile.Problem.isNoFile(.pipe).reason == "it is a pipe, not a file")
    #expect(RegularFile.Problem.isNoFile(.socket).reason == "it is a socket, not a file")
    #expect(RegularFile.Problem.isNoFile(.device).reason == "it is a device, not a file")
  }

  #if os(Linux)
    @Test func socketsAreNamed() throws {
      let path = "\(folder.path)/s"
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let bytes = Array(path.utf8)
      try #require(bytes.count < MemoryLayout.size(ofValue: address.sun_path))
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(descriptor) }
      let isBound = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
      }
      try #require(isBound)
      #expect(problem(path) == .isNoFile(.socket))
    }
  #endif

  @Test func aFileThatIsTooLargeIsNotRead() throws {
    let path = try folder.write(String(repeating: "a", count: 1 << 20), to: "a")
    #expect(problem(path) == nil)
    try folder.write(String(repeating: "a", count: (1 << 20) + 1), to: "a")
    #expect(problem(path) == .tooLarge(megabytes: 1))
    #expect(RegularFile.Problem.tooLarge(megabytes: 1).reason == "it is larger than 1 MB")
  }

  @Test func aLinkInACircleIsSaid() throws {
    let path = try folder.link("a", to: "\(folder.path)/a")
    #expect(problem(path) == .other(String(cString: strerror(ELOOP)).lowercased()))
  }
}
