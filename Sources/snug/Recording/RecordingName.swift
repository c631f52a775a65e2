import Environments
import InterfaceBuilder

/// Makes the names of a document's recordings, such as `App/Login.xib/Login/iPhone-16-L`: document, screen and
/// environment.
///
/// A name depends only on its document, screen and environment, not on the other screens of a run. ``Recording`` has
/// the files of that name.
struct RecordingName {
  private let document: String
  private var screens: [String: String] = [:]

  /// - Parameters:
  ///   - document: the document's name.
  ///   - scenes: the document's screens.
  ///   - words: gives the names of the screens.
  @MainActor init(document: String, scenes: [SceneDescription], words: SceneWords) {
    self.document = document
    let names = scenes.map { PictureName.safe(words.name(of: $0)) }
    // Many file systems ignore case, so names that differ only in case count as equal.
    let counts = Dictionary(grouping: names) { $0.lowercased() }.mapValues(\.count)
    var taken: Set<String> = []
    for (scene, name) in zip(scenes, names) {
      let isOnly = counts[name.lowercased()] == 1
      var candidate = isOnly ? name : "\(name)-\(PictureName.safe(scene.id))"
      var number = 1
      while !taken.insert(candidate.lowercased()).inserted {
        number += 1
        candidate = "\(name)-\(PictureName.safe(scene.id))-\(number)"
      }
      screens[scene.id] = candidate
    }
  }

  /// The name of the recording of a screen in an environment.
  func callAsFunction(_ scene: SceneDescription, in environment: Environment) -> String {
    "\(document)/\(screens[scene.id] ?? "unnamed")/\(Self.name(of: environment))"
  }

  /// The name of an environment, without axes that have their usual values. Interface Builder's canvas has other safe
  /// areas than a device of the same kind, so it gets another name.
  static func name(of environment: Environment) -> String {
    let words = environment.words
    guard environment.safeAreaSource == .canvas else { return PictureName.safe(words) }
    let isNamed = environment.device.idiom != .unspecified
    return PictureName.safe(isNamed ? "on the canvas of \(words)" : "on the \(words)")
  }

  /// The most names that an error message lists.
  private static let mostNames = 3

  /// The end of an error message about a name that no recording has: the similar names, or else some existing ones.
  static func suggestion(for chosen: String, among names: [String]) -> String {
    func parent(_ name: String) -> String { name.split(separator: "/").dropLast().joined(separator: "/") }
    let screens = Set(names.map(parent))
    let all = screens.union(names).union(screens.map(parent))
    let shortest = all.sorted { ($0.count, $0) < ($1.count, $1) }
    var near = Array(shortest.filter { $0.lowercased().contains(chosen.lowercased()) }.prefix(mostNames))
    if near.isEmpty {
      // The last component, the name of a screen, can also be given alone.
      var candidates = shortest + Set(screens.compactMap { $0.split(separator: "/").last.map(String.init) }).sorted()
      while near.count < mostNames, let next = Suggestion.nearest(to: chosen, among: candidates) {
        near.append(next)
        candidates.removeAll { $0 == next }
      }
    }
    if !near.isEmpty { return "; did you mean \(near.map { "“\($0)”" }.joined(separator: " or "))?" }
    let some = screens.sorted().prefix(mostNames).map { "“\($0)”" }.joined(separator: ", ")
    guard !some.isEmpty else { return "" }
    return screens.count > mostNames ? "; it has \(screens.count), such as \(some)" : "; it has \(some)"
  }

  /// Whether a value of `--only` chooses a recording. The value may be the recording's whole name, its document or its
  /// document and screen, or the name of its screen alone.
  static func matches(_ name: String, _ chosen: String) -> Bool {
    let chosen = chosen.hasSuffix("/") ? String(chosen.dropLast()) : chosen
    if name == chosen || name.hasPrefix(chosen + "/") { return true }
    return name.split(separator: "/").dropLast().last.map(String.init) == chosen
  }
}
