import Foundation
import TestSupport
import Testing

@testable import snug

/// `snug preview --open`.
struct BrowserTests {
  @Test func theSystemOpensThePage() async throws {
    let folder = try TemporaryFolder()
    let opener = try folder.write(
      program: "echo \"$1\" > \(folder.path)/asked\nexit $(cat \(folder.path)/code)", to: "opener")
    try folder.write("0", to: "code")
    #expect(await Browser.open("http://127.0.0.1:1/token/", by: opener) == nil)
    #expect(try String(contentsOfFile: "\(folder.path)/asked", encoding: .utf8) == "http://127.0.0.1:1/token/\n")
    try folder.write("3", to: "code")
    #expect(
      await Browser.open("http://127.0.0.1:1/", by: opener)
        == "note: \(opener) could not open the page; open the address in a browser yourself")
  }

  @Test func withoutTheProgramThatIsSaid() async {
    #expect(
      await Browser.open("http://127.0.0.1:1/", by: "no-such-opener")
        == "note: --open needs the program no-such-opener, which is not there; open the address in a browser yourself")
  }
}
