/// Whether a process runs on a server for continuous integration, some of which give it a terminal.
enum ContinuousIntegration {
  /// - Parameter variables: the variables of the process.
  static func isRunning(with variables: [String: String]) -> Bool {
    names.contains { !["", "0", "false"].contains(variables[$0] ?? "") }
  }

  /// The variables by which such servers are recognised. Most servers set the first one.
  private static let names = [
    "CI", "GITHUB_ACTIONS", "GITLAB_CI", "TF_BUILD", "JENKINS_URL", "TEAMCITY_VERSION", "BUILDKITE", "CIRCLECI",
    "CODEBUILD_BUILD_ID", "BITBUCKET_BUILD_NUMBER", "BITRISE_IO",
  ]
}
