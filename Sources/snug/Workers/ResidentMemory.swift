import Foundation

/// Measures the resident memory of processes.
enum ResidentMemory {
  /// The present resident memory of a process in megabytes; `nil` on other systems than Linux.
  static func megabytes(of process: Int32) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8) else { return nil }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return (pages * Int(sysconf(Int32(_SC_PAGESIZE)))) >> 20
  }

  /// The peak resident memory of this process in megabytes; `nil` on other systems than Linux.
  ///
  /// `getrusage` is not used, because its peak includes that of the program that started this process.
  static var ownPeak: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return kilobytes >> 10
  }
}
