#if FUZZER
  import Foundation
  @testable import InterfaceBuilder

  /// What libFuzzer calls with each input (`make fuzz-bytes`): every reader of bytes gets it.
  ///
  /// A refused input is fine; a trap, a sanitizer's report, and more time or memory than the limits are not.
  @_cdecl("LLVMFuzzerTestOneInput")
  public nonisolated func readBytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated {
      _ = ImageHeader.size(of: data)
      _ = try? StringsFile.parse(data)
      _ = try? StringsDictionary.parse(data)
      _ = try? StringCatalogFile(data)
      _ = try? InterfaceDocument(data: data, path: "input")
    }
    return 0
  }
#endif
