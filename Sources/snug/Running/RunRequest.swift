import Configuration
import Environments

/// The options of the command line for a run. ``RunPlan`` combines them with the project's configuration.
struct RunRequest {
  /// Where the project's configuration file is searched for.
  enum ConfigurationSource {
    /// The command uses no configuration, except for what it says about building apps.
    case none
    /// In the folder of one of the paths, or in the closest folder above it that has a configuration.
    case near([String])
    /// The file at this path.
    case file(String)
  }

  /// How the configuration completes the environments that the command line chooses.
  enum Matrix {
    /// Only what the command line chooses is used: the configuration adds no environments.
    case asked
    /// For axes that the command line leaves open, the values that the configuration has for all matrices are used.
    case axes
    /// For axes that the command line leaves open, the values of a named matrix are used; `nil` stands for the matrix
    /// that the configuration chooses.
    case named(String?)
  }

  /// The settings that the plan makes for each document.
  enum Settings {
    case none
    /// Only the environments in which the document is laid out.
    case environments
    /// The settings of an audit. If the list of rules is not empty, only these rules run.
    case audit(rules: [String])
  }

  /// The baseline of an audit.
  struct BaselineChoice {
    /// The baseline file on the command line; `nil` for the one that the configuration names.
    var path: String?
    /// The baseline file to write; `nil` if none is written.
    var output: String?
    /// Whether it is an error if there is no baseline.
    var isNeeded = false
  }

  /// The paths and apps of the command line.
  var targets = RunTargets()
  var configuration = ConfigurationSource.none
  /// Whether apps are built as the configuration says.
  var usesSettingsOfApps = true
  /// The values that the command line chooses for the axes of the environments.
  var environments = EnvironmentSelection()
  var matrix = Matrix.asked
  /// The languages on the command line, as they were typed. It is an error if no document is translated into one of
  /// them.
  var languages: [String] = []
  var settings = Settings.none
  /// Whether the source files of the documents' classes are searched for.
  var findsSources = false
  /// Which part of the documents to audit, if several machines share the audit; `nil` for all documents.
  var shard: ShardChoice?
  /// Whether only documents that changed since a git revision are audited.
  var narrowsToChanges = false
  /// The choice of the baseline; `nil` for commands without baselines.
  var baseline: BaselineChoice?
  /// The environment variables of the process.
  var variables: [String: String] = [:]
}
