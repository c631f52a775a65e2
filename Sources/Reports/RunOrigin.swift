/// The project, commit and command of a run, which are shown at the top of an HTML report. It is not part of a run
/// file.
public struct RunOrigin: Hashable, Sendable {
  /// The name of the project.
  public var project: String?
  /// The first digits of the hash of the audited commit; `nil` without git.
  public var commit: String?
  /// The checked-out branch; `nil` without git, or if HEAD is detached.
  public var branch: String?
  /// The commit date in the committer's time zone; `nil` without git.
  public var date: String?
  /// The command line as a person types it.
  public var command: String?

  /// Makes an origin from its parts.
  public init(
    project: String? = nil, commit: String? = nil, branch: String? = nil, date: String? = nil, command: String? = nil
  ) {
    self.project = project
    self.commit = commit
    self.branch = branch
    self.date = date
    self.command = command
  }
}
