import Configuration

extension RunPlan {
  /// Removes the documents that have not changed since a git revision, and none of whose sources has. If the configuration has changed, no document is
  /// removed.
  ///
  /// - Returns: a line that says how many documents are left.
  mutating func keepChanged(since revision: String) async throws -> String {
    let all = "\(documents.count) document\(documents.count == 1 ? "" : "s")"
    let changed = try await ChangedFiles(since: revision, around: targets.surroundings, and: [configuration.path])
    if changed.contains(configuration.path) {
      return "\(configuration.path) has changed since \(revision), so all of \(all) are audited"
    }
    keep { changed.containsDocument($0.path) || $0.sources.contains(where: changed.contains) }
    return "\(documents.count) of \(all) changed since \(revision)"
  }
}
