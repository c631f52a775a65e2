import Configuration
import Environments

/// What a command asks of a run. ``RunPlan`` adds what the project says.
struct RunRequest {
  /// Where the configuration of the project is.
  enum ConfigurationSource {
    /// It does not matter for the command.
    case none
    /// In the folder of a path, or in the closest one above it that has one.
    case near([String])
    /// At this path.
    case file(String)
  }

  /// What the configuration adds to the environments that are asked for.
  enum Matrix {
    /// Nothing.
    case asked
    /// The values that it names for every matrix.
    case axes
    /// Those of a matrix; `nil` for the one that it chooses.
    case named(String?)
  }

  /// The settings that each document gets.
  enum Settings {
    case none
    /// The environments alone.
    case environments
    /// Those of an audit: by these rules only, if there are any.
    case audit(rules: [String])
  }

  /// The baseline of an audit.
  struct BaselineChoice {
    /// The file that is named; `nil` for the one that the configuration names.
    var path: String?
    /// The file that is written with all findings; `nil` for none.
    var output: String?
    /// Whether a run without a baseline makes no sense.
    var isNeeded = false
  }

  /// What is looked at.
  var targets = RunTargets()
  var configuration = ConfigurationSource.none
  /// The values that are chosen for the axes of the environments.
  var environments = EnvironmentSelection()
  var matrix = Matrix.asked
  /// The languages that are asked for, as they were written. Some document has to be translated into each.
  var languages: [String] = []
  var settings = Settings.none
  /// Whether the sources of the documents' classes are searched for.
  var findsSources = false
  /// Which part of the documents is done; `nil` for all of them.
  var shard: ShardChoice?
  /// Whether some documents are left out because of what changed in their repository.
  var narrowsToChanges = false
  /// `nil` for commands that have none.
  var baseline: BaselineChoice?
  /// The variables of the process.
  var variables: [String: String] = [:]
}
