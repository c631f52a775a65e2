/// The build phase to which a file of a target belongs.
enum XcodeGenBuildPhase {
  case sources, resources, frameworks
  /// No phase that matters here, such as for a header or a file that is copied to another place.
  case none

  /// - Parameter value: the value of the entry `buildPhase`.
  init(_ value: YAMLValue) {
    switch value.text {
    case "sources": self = .sources
    case "resources": self = .resources
    case "frameworks": self = .frameworks
    default: self = .none
    }
  }
}
