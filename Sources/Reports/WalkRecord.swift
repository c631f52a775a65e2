/// The screens of an app that a walk reached, for reports.
public struct WalkRecord: Codable, Hashable, Sendable {
  /// A screen beyond the first one.
  public struct Screen: Codable, Hashable, Sendable {
    /// The name of the screen.
    public var name: String
    /// The name of the screen from which the last step led here; `nil` for the app's first screen.
    public var parent: String?
    /// The steps from the first screen on, in words, such as `“Log in”` for a tap.
    public var steps: [String]

    /// Makes a screen.
    public init(name: String, parent: String?, steps: [String]) {
      self.name = name
      self.parent = parent
      self.steps = steps
    }
  }

  /// An address that the app opens outside of it, such as a page of the web.
  public struct Opening: Codable, Hashable, Sendable {
    /// The address.
    public var address: String
    /// The name of the screen on which the last step opens it; `nil` for the app's first screen, or for its launch.
    public var parent: String?
    /// The steps from the first screen on, in words; empty if the launch opens it.
    public var steps: [String]

    /// Makes an opening.
    public init(address: String, parent: String?, steps: [String]) {
      self.address = address
      self.parent = parent
      self.steps = steps
    }

    /// What is opened, in words.
    public var words: String { "opens \(address) (not followed)" }
    /// How it is opened and what, in words.
    public var wayInWords: String { "\(steps.isEmpty ? "the launch" : steps.joined(separator: " › ")) \(words)" }
  }

  /// The path of the file in which the app begins. The screens are reported as screens of this file.
  public var document: String
  /// The screens in the order in which they were found.
  public var screens: [Screen]
  /// The number of ways that were tried.
  public var ways: Int
  /// The limits that ended the walk, by their names in the configuration, so that there may be more screens.
  public var limits: [String]
  /// Ways that ended with a trap, a hang or without their last step, with the reasons.
  public var failures: [String]
  /// The names of the classes of controllers that the app declares and that no way has shown.
  public var unreached: [String]
  /// The addresses that the app opens outside of it. They were not followed.
  public var openings: [Opening]
  /// The addresses of the app's requests that got no answer.
  public var unanswered: [String]

  /// Makes a record of a walk.
  public init(
    document: String, screens: [Screen], ways: Int, limits: [String] = [], failures: [String] = [],
    unreached: [String] = [], openings: [Opening] = [], unanswered: [String] = []
  ) {
    self.document = document
    self.screens = screens
    self.ways = ways
    self.limits = limits
    self.failures = failures
    self.unreached = unreached
    self.openings = openings
    self.unanswered = unanswered
  }

  /// The walk in lines of text: how far it went, the screens, what is opened outside of the app, and what was not reached.
  public var lines: [String] {
    [words] + screens.map { "“\($0.name)” by \($0.steps.joined(separator: " › "))" } + openings.map(\.wayInWords)
      + [unreachedWords, unansweredWords].compactMap(\.self) + failures.map { "walk: \($0)" }
  }

  /// What was not reached, in words; `nil` if everything was.
  public var unreachedWords: String? {
    guard !unreached.isEmpty else { return nil }
    let count = "\(unreached.count) view controller\(unreached.count == 1 ? " was" : "s were") not reached"
    return "\(count): \(Self.list(unreached))"
  }

  /// Which requests got no answer, in words; `nil` if there were none.
  public var unansweredWords: String? {
    guard !unanswered.isEmpty else { return nil }
    let count = "requests to \(unanswered.count) address\(unanswered.count == 1 ? "" : "es") got no answer"
    return "\(count) (walk.responses in .snug.yml can give one): \(Self.list(unanswered))"
  }

  private static func list(_ names: [String]) -> String {
    let more = names.count - mostNames
    return names.prefix(mostNames).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// The most names on one line.
  private static let mostNames = 20

  /// The number of screens and ways, in words.
  public var words: String {
    let names = limits.map { "walk.\($0)" }.joined(separator: " and ")
    let more = limits.isEmpty ? "" : "; there may be more, but \(names) ended the walk"
    return
      "the walk reached \(screens.count) screen\(screens.count == 1 ? "" : "s") beyond the first one, by \(ways) ways\(more)"
  }
}
