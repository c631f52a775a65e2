extension GitRepository {
  /// Whether a file of the work tree is the one of the checked-out commit, so that git can bring it back.
  func isCommitted(_ path: String) async throws -> Bool {
    guard let head = try await commitIfAny("HEAD"), let name = relative(path),
      try await git.line(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(head):\(name)"]) != nil
    else { return false }
    return try await changedFiles(from: head, to: nil, in: [path], findsRenames: false).isEmpty
  }
}
