/// Finds the screens of an app breadth first: first those that one step on the first screen leads to, then those two steps
/// away, and so on.
///
/// Whoever follows the ways (`AppWalker` of `snug`) launches the app anew for each way of ``nextWays`` and calls ``record(_:after:)``
/// with what it shows at the end, in the order of the ways, and ``endRound()`` after the last one. Or else ``stop(after:)`` ends
/// the walk.
///
/// A screen is new if its structure is. Only new screens are walked on from. Of rows that look alike, three are tried at first
/// (``LikeRows``). Of screens with the same controllers, such as a form in many states, four are walked on from; the others wait
/// until nothing else is left to try.
package nonisolated struct AppWalk {
  /// How far a walk goes.
  package struct Limits: Codable, Hashable, Sendable {
    /// The most steps of a way.
    package var depth = 12
    /// The most screens, with the first one.
    package var screens = 120
    /// The most ways that are followed.
    package var ways = 1_200
    /// For how many seconds ways are followed; `nil` for any time, because what a walk finds would depend on the machine.
    package var seconds: Int?

    package init() {}
  }

  /// A limit that ended a walk, by its name in the configuration.
  package enum Limit: String, CaseIterable, Sendable {
    case taps, screens, ways, seconds
  }

  /// The screens that were reached, in the order in which they were found, without the first one.
  package private(set) var screens: [Walk] = []
  /// The app's first screen; `nil` if the app could not be followed to it.
  package private(set) var first: Walk?
  /// The number of ways that were followed.
  package private(set) var ways = 0
  /// The ways that could not be followed to their end, with the reasons.
  package private(set) var failures: [(way: [WalkStep], reason: String)] = []
  /// The limits that ended the walk, so that there may be more screens.
  package private(set) var reachedLimits: Set<Limit> = []
  /// The ways to follow next; empty if the walk is over.
  package private(set) var nextWays: [[WalkStep]] = [[]]

  /// The addresses that the app opens outside of it, each with the first way that opens it.
  package private(set) var openings: [(way: [WalkStep], address: String)] = []
  /// The addresses of requests that got no answer.
  package private(set) var unanswered: Set<String> = []
  /// The names of the classes of controllers that the app declares and that were not shown on any way, in order.
  package var unreachedClasses: [String] { declaredClasses.subtracting(reachedClasses).sorted() }

  private let limits: Limits
  private var structures: Set<String> = []
  private var reachedClasses: Set<String> = []
  private var declaredClasses: Set<String> = []
  /// The names that are taken. Reports call the screen with which an app begins like this.
  private var names: Set<String> = [Self.nameOfFirst]
  private static let nameOfFirst = "First screen"
  private var foundInRound: [[WalkStep]] = []
  /// How many screens with the same controllers were found, by the classes of these.
  private var screensOfControllers: [[String]: Int] = [:]
  /// How many screens with the same controllers are walked on from at once.
  private static let mostAlike = 4
  /// The ways on from other screens with the same controllers.
  private var postponed: [[WalkStep]] = []
  /// The rows that wait until the first ones like them have been tried.
  private var waiting: [LikeRows] = []

  /// Begins a walk. The first way has no steps: it leads to the app's first screen.
  package init(limits: Limits = Limits()) { self.limits = limits }

  /// Records what the app shows at the end of a way.
  package mutating func record(_ state: WalkState, after way: [WalkStep]) {
    reachedClasses.formUnion(state.classes)
    declaredClasses.formUnion(state.declaredClasses)
    unanswered.formUnion(state.unanswered)
    for address in state.opened where !openings.contains(where: { $0.address == address }) {
      openings.append((way, address))
    }
    noteEnd(state.structure, of: way)
    guard !state.isOutside, structures.insert(state.structure).inserted else { return }
    guard structures.count <= limits.screens else {
      reachedLimits.insert(.screens)
      return
    }
    let name = uniqueName(state.name)
    if way.isEmpty {
      first = Walk(name: Self.nameOfFirst, steps: [])
    } else {
      screens.append(Walk(name: name, steps: way))
    }
    let rows = LikeRows.groups(in: state, after: way)
    waiting += rows
    let put = Set(rows.flatMap(\.others))
    let ways = state.steps.map { way + [$0] }.filter { !put.contains($0) }
    screensOfControllers[state.classes, default: 0] += 1
    if !state.classes.isEmpty, screensOfControllers[state.classes, default: 0] > Self.mostAlike {
      postponed += ways
    } else {
      foundInRound += ways
    }
  }

  private mutating func noteEnd(_ structure: String?, of way: [WalkStep]) {
    for index in waiting.indices { waiting[index].noteEnd(structure, of: way) }
  }

  private mutating func uniqueName(_ name: String) -> String {
    var (unique, number) = (name, 1)
    while !names.insert(unique).inserted {
      number += 1
      unique = "\(name) \(number)"
    }
    return unique
  }

  /// Records that a way could not be followed to its end.
  package mutating func fail(_ way: [WalkStep], because reason: String) {
    failures.append((way, reason))
    noteEnd(nil, of: way)
  }

  /// Ends a round: the next ways lead on from the screens that this round has found.
  package mutating func endRound() {
    ways += nextWays.count
    // Shorter ways come first, so that each screen keeps the shortest one.
    let tried = waiting.filter(\.isTried)
    waiting.removeAll(where: \.isTried)
    foundInRound = tried.filter(\.leadToSeveralScreens).flatMap(\.others) + foundInRound
    var short = withinLimit(foundInRound)
    if short.isEmpty {
      short = withinLimit(postponed)
      postponed = []
    }
    let next = short.prefix(max(0, limits.ways - ways))
    if next.count < short.count { reachedLimits.insert(.ways) }
    nextWays = Array(next)
    foundInRound = []
  }

  /// The ways that are not too long.
  private mutating func withinLimit(_ ways: [[WalkStep]]) -> [[WalkStep]] {
    let short = ways.filter { $0.count <= limits.depth }
    if short.count < ways.count { reachedLimits.insert(.taps) }
    return short
  }

  /// Ends the walk, because its time is over.
  ///
  /// - Parameter count: the number of ways of this round that were followed.
  package mutating func stop(after count: Int) {
    ways += count
    reachedLimits.insert(.seconds)
    nextWays = []
  }
}
