/// The origin of a run, for the head of a page. It is not part of a run file.
public struct RunOrigin: Hashable, Sendable {
  /// The name of the project.
  public var project: String?
  /// The first digits of the commit that was audited; `nil` without git.
  public var commit: String?
  /// The branch; `nil` without git, or if none is checked out.
  public var branch: String?
  /// When the commit was made, in the zone of the person who made it; `nil` without git.
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
