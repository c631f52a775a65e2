/// An initializer as it is written in Swift.
struct InertInitializer: Hashable {
  var labels: [String]
  var parameters: [InertParameter]
  /// What stands behind `init`: `?`, `!` or nothing.
  var mark = ""
  var isThrowing = false
  var isConvenience = false
  /// Whether Objective-C says so.
  var isDesignated = false
  var isUnavailable = false
  var isRequired = false

  /// What tells initializers from each other.
  var key: String { SwiftName(base: "init", labels: labels).key }

  /// How hard it is to call: arguments without a known value count most.
  var effort: Int {
    parameters.map { $0.empty == nil || $0.empty?.hasPrefix(InertValue.prefix) == true ? 100 : 1 }.reduce(0, +)
  }

  /// The call of it with empty values.
  var emptyCall: String { "init(\(parameters.map(\.emptyArgument).joined(separator: ", ")))" }

  /// The declaration without modifiers and without a body.
  var declaration: String {
    "init\(mark)(\(parameters.map(\.declaration).joined(separator: ", ")))\(isThrowing ? " throws" : "")"
  }

  /// An initializer of a framework.
  init?(_ member: FrameworkMember, _ frameworks: FrameworkTypes) {
    guard let list = member.parameters else { return nil }
    labels = list.map { $0.label == "_" ? "" : $0.label }
    parameters = list.enumerated().map { index, parameter in
      InertParameter(
        label: parameter.label == "_" ? "" : parameter.label, name: "argument\(index)", type: parameter.type,
        empty: frameworks.empty(of: parameter.type), initial: nil)
    }
    mark = member.isFailable ? "?" : ""
    isConvenience = member.isConvenience
    isRequired = member.isRequired
  }

  init(
    labels: [String], parameters: [InertParameter], mark: String = "", isThrowing: Bool = false,
    isConvenience: Bool = false, isDesignated: Bool = false, isUnavailable: Bool = false
  ) {
    (self.labels, self.parameters, self.mark) = (labels, parameters, mark)
    (self.isThrowing, self.isConvenience) = (isThrowing, isConvenience)
    (self.isDesignated, self.isUnavailable) = (isDesignated, isUnavailable)
  }
}
