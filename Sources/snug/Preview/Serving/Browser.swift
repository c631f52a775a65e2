import Foundation
import Subprocess
import SystemPackage

/// Opens pages in the browser of the system.
enum Browser {
  /// The program that opens an address.
  static var opener: String {
    #if os(macOS)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// Opens an address.
  ///
  /// - Returns: a message if the page could not be opened; `nil` if it was opened.
  static func open(_ address: String, by opener: String = opener) async -> String? {
    let advice = "open the address in a browser yourself"
    do {
      let result = try await Subprocess.run(
        opener.contains("/") ? .path(FilePath(opener)) : .name(opener), arguments: [address], input: .none,
        output: .discarded, error: .discarded)
      return result.terminationStatus.isSuccess ? nil : "note: \(opener) could not open the page; \(advice)"
    } catch {
      return "note: --open needs the program \(opener), which is not there; \(advice)"
    }
  }
}
