extension RunRequest {
  /// Makes a request from options of the command line; it uses no configuration file.
  @MainActor init(_ documents: DocumentOptions, _ environments: EnvironmentOptions) {
    self.init(documents.targets, environments)
  }

  /// Makes a request for some targets and environments; it uses no configuration file.
  @MainActor init(_ targets: RunTargets, _ environments: EnvironmentOptions) {
    self.init(targets: targets, environments: environments.selection, languages: environments.locale)
  }
}
