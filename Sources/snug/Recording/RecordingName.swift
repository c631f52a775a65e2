import Environments
import InterfaceBuilder

/// Names of a document's recordings, such as `App/Login.xib/Login/iPhone-16-L`: document, screen and environment.
///
/// A name depends on its screen and environment alone, and not on what else a run records. ``Recording`` has the files.
struct RecordingName {
  private let document: String
  private var screens: [String: String] = [:]

  /// - Parameters:
  ///   - document: the document's name.
  ///   - scenes: its screens.
  ///   - words: names of the screens.
  @MainActor init(document: String, scenes: [SceneDescription], words: SceneWords) {
    self.document = document
    let names = scenes.map { PictureName.safe(words.name(of: $0)) }
    // Many file systems do not tell case apart.
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

  /// An environment without the axes that are as usual. The canvas and a device of its kind have other safe areas.
  static func name(of environment: Environment) -> String {
    let words = environment.words
    guard environment.safeAreaSource == .canvas else { return PictureName.safe(words) }
    let isNamed = environment.device.idiom != .unspecified
    return PictureName.safe(isNamed ? "on the canvas of \(words)" : "on the \(words)")
  }

  /// The most names that a message lists.
  private static let mostNames = 3

  /// What could have been meant by a name that no recording has, as the end of a message.
  static func suggestion(for chosen: String, among names: [String]) -> String {
    func parent(_ name: String) -> String { name.split(separator: "/").dropLast().joined(separator: "/") }
    let screens = Set(names.map(parent))
    let all = screens.union(names).union(screens.map(parent))
    let shortest = all.sorted { ($0.count, $0) < ($1.count, $1) }
    var near = Array(shortest.filter { $0.lowercased().contains(chosen.lowercased()) }.prefix(mostNames))
    if near.isEmpty {
      // A name is also known by its last part, the name of a screen.
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

  /// Whether a recording is one of those that were chosen: by its name, by the beginning of one (a document or a screen
  /// of it), or by the name of a screen.
  static func matches(_ name: String, _ chosen: String) -> Bool {
    let chosen = chosen.hasSuffix("/") ? String(chosen.dropLast()) : chosen
    if name == chosen || name.hasPrefix(chosen + "/") { return true }
    return name.split(separator: "/").dropLast().last.map(String.init) == chosen
  }
}
