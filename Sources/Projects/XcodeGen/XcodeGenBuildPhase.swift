/// What a build does with a file of a target.
enum XcodeGenBuildPhase {
  case sources, resources, frameworks
  /// Nothing that a target consists of: a header, or a file that is copied elsewhere.
  case none

  /// - Parameter value: the entry `buildPhase`.
  init(_ value: YAMLValue) {
    switch value.text {
    case "sources": self = .sources
    case "resources": self = .resources
    case "frameworks": self = .frameworks
    default: self = .none
    }
  }
}
