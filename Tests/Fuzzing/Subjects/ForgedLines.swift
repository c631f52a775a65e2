/// The promise that texts of a document neither begin a line of a report nor move a cursor.
nonisolated enum ForgedLines {
  /// - Parameter isForPeople: whether lines of the report are read by people or by the log of a job, where commands
  ///   matter, too.
  static func check(_ text: String, by reporter: String, isForPeople: Bool) throws {
    for line in text.split(separator: "\n") {
      guard !line.unicodeScalars.contains(where: isControl) else {
        throw BrokenPromise("\(reporter): control in \(line.debugDescription)")
      }
      // The texts that ``DocumentMutation`` inserts.
      for start in ["Main.storyboard:1: error: forged", "::error file=a,line=1::forged"] where line.hasPrefix(start) {
        throw BrokenPromise("\(reporter): forged line \(line)")
      }
      guard !isForPeople || !line.contains("##[") && !line.contains("##vso[") else {
        throw BrokenPromise("\(reporter): a command in \(line)")
      }
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
