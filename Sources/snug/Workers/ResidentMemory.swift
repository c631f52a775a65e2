import Foundation

/// How much memory a process holds.
enum ResidentMemory {
  /// Megabytes of memory that belong to the process now; `nil` on systems other than Linux, which do not report it.
  static func megabytes(of process: Int32) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8) else { return nil }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return (pages * Int(sysconf(Int32(_SC_PAGESIZE)))) >> 20
  }

  /// The most megabytes that this process has held at any time; `nil` on systems other than Linux.
  ///
  /// `getrusage` is no help: its peak includes that of the program that started the process.
  static var ownPeak: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return kilobytes >> 10
  }
}
