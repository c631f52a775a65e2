extension RunRequest {
  /// What options ask for, without regard to a configuration.
  @MainActor init(_ documents: DocumentOptions, _ environments: EnvironmentOptions) {
    self.init(documents.targets, environments)
  }

  /// What is asked for of targets, without regard to a configuration.
  @MainActor init(_ targets: RunTargets, _ environments: EnvironmentOptions) {
    self.init(targets: targets, environments: environments.selection, languages: environments.locale)
  }
}
