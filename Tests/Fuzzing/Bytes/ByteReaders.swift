#if FUZZER
  import Foundation
  @testable import InterfaceBuilder

  /// The function that libFuzzer calls with each input (`make fuzz-bytes`). It passes the input to every reader of
  /// bytes.
  ///
  /// Readers may refuse an input. They must not trap, cause a sanitizer's report, or exceed the limits of time and
  /// memory.
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
