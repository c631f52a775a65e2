import Foundation

/// The checked-out commit of the repository that contains a path, for the top of an HTML report.
struct CheckedOutCommit: Hashable {
  /// The first digits of the commit's hash.
  let name: String
  /// The commit date in the committer's time zone, such as `2026-11-24 08:28:00 +0100`; `nil` if it cannot be read.
  let date: String?
  /// The checked-out branch; `nil` if HEAD is detached.
  let branch: String?

  /// The number of digits of ``name``: enough to distinguish commits in large projects. Git's own abbreviation is not
  /// used, because its length depends on the clone.
  private static let digits = 12

  /// Reads the commit with git; `nil` if git is missing, the path is in no repository, or there is no commit yet.
  init?(around path: String) async {
    guard let repository = try? await GitRepository(around: path),
      let head = try? await repository.commitIfAny("HEAD"), let text = try? await repository.text(ofCommit: head)
    else { return nil }
    name = String(head.prefix(Self.digits))
    date = Self.date(ofCommit: text)
    branch = try? await repository.branch
  }

  /// The commit date in a raw commit object, formatted as `2026-11-24 08:28:00 +0100`; `nil` if it is malformed.
  static func date(ofCommit text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
    guard let line = lines.first(where: { $0.hasPrefix("committer ") }) else { return nil }
    let words = line.split(separator: " ").suffix(2)
    guard words.count == 2, let first = words.first, let zone = words.last, let seconds = Int(first),
      // Only years with four digits are accepted.
      (0..<253_402_214_400).contains(seconds), zone.wholeMatch(of: /[+-][0-9]{4}/) != nil, let offset = Int(zone)
    else { return nil }
    let east = offset / 100 * 3600 + offset % 100 * 60
    guard let timeZone = TimeZone(secondsFromGMT: east) else { return nil }
    let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: timeZone).year().month().day()
    let day = Date(timeIntervalSince1970: Double(seconds))
    return day.formatted(style.time(includingFractionalSeconds: false)) + " \(zone)"
  }
}
