import Foundation

/// The commit that is checked out around a path.
struct CheckedOutCommit: Hashable {
  /// The first digits of its name.
  let name: String
  /// When it was made, in the zone of the person who made it; `nil` if it does not say so.
  let date: String?
  /// The branch; `nil` if none is checked out.
  let branch: String?

  /// As many digits as tell commits of large projects apart. Git's own number depends on the clone.
  private static let digits = 12

  /// Asks git; `nil` without git, outside of a repository, and before the first commit.
  init?(around path: String) async {
    guard let repository = try? await GitRepository(around: path),
      let head = try? await repository.commitIfAny("HEAD"), let text = try? await repository.text(ofCommit: head)
    else { return nil }
    name = String(head.prefix(Self.digits))
    date = Self.date(ofCommit: text)
    branch = try? await repository.branch
  }

  /// The date in the text of a commit, such as `2026-11-24 08:28:00 +0100`.
  static func date(ofCommit text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
    guard let line = lines.first(where: { $0.hasPrefix("committer ") }) else { return nil }
    let words = line.split(separator: " ").suffix(2)
    guard words.count == 2, let first = words.first, let zone = words.last, let seconds = Int(first),
      // Years of four digits.
      (0..<253_402_214_400).contains(seconds), zone.wholeMatch(of: /[+-][0-9]{4}/) != nil, let offset = Int(zone)
    else { return nil }
    let east = offset / 100 * 3600 + offset % 100 * 60
    guard let timeZone = TimeZone(secondsFromGMT: east) else { return nil }
    let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: timeZone).year().month().day()
    let day = Date(timeIntervalSince1970: Double(seconds))
    return day.formatted(style.time(includingFractionalSeconds: false)) + " \(zone)"
  }
}
