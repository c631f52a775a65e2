import Environments
import InterfaceBuilder

/// Makes readable names for pictures, such as `Login/iPhone-SE/de/AX3.png`.
struct PictureName {
  private let document: String
  private let environments: [Environment]
  /// The names of the document's screens by their identifiers; empty if the document has only one screen.
  private var scenes: [String: String] = [:]

  /// - Parameters:
  ///   - document: the document's name, with which all picture names begin.
  ///   - scenes: the screens that are drawn. If there is only one, names do not mention it.
  ///   - environments: all environments of the run. An axis on which they do not differ is left out of names.
  init(document: String, scenes: [SceneDescription], environments: [Environment]) {
    self.document = document
    self.environments = environments
    guard scenes.count > 1 else { return }
    var taken: Set<String> = []
    for scene in scenes {
      let name = Self.safe(scene.name)
      var candidate = name
      var number = 1
      // Many file systems ignore case, so names that differ only in case count as equal.
      while !taken.insert(candidate.lowercased()).inserted {
        candidate = "\(name)-\(Self.safe(scene.id))" + (number == 1 ? "" : "-\(number)")
        number += 1
      }
      self.scenes[scene.id] = candidate
    }
  }

  /// The path of a scene's picture in an environment, without the extension. If the picture shows all text sizes, the
  /// text size is left out of the path.
  func callAsFunction(_ scene: SceneDescription, in environment: Environment, allTextSizes: Bool = false) -> String {
    var parts = [document]
    if let name = scenes[scene.id] { parts.append(name) }
    func add(_ axis: (Environment) -> String, _ words: String) {
      if Set(environments.map(axis)).count > 1 { parts.append(Self.safe(words)) }
    }
    add(\.device.id, environment.device.name)
    add(\.orientation.rawValue, environment.orientation.rawValue)
    add(\.localeName, environment.localeName)
    add(\.directionName, environment.directionName)
    add(\.appearance.rawValue, environment.appearance.rawValue)
    add(\.contrast.rawValue, "\(environment.contrast.rawValue) contrast")
    add(\.boldTextName, "bold text \(environment.boldTextName)")
    add(\.content.rawValue, "\(environment.content.rawValue) content")
    if !allTextSizes { add(\.textSizeName, environment.textSizeName) }
    return parts.joined(separator: "/")
  }

  /// The most characters of one path component.
  private static let longestName = 80
  /// The most bytes of one path component: file systems allow 255, and an extension is added.
  private static let mostBytes = 200

  /// A path component made from a name, with only characters that are valid in all file systems and need no quotes in a
  /// shell.
  static func safe(_ name: String) -> String {
    let characters = name.map { character -> Character in
      character.isLetter || character.isNumber || "._-+".contains(character) ? character : "-"
    }
    let words = String(characters).split(separator: "-").joined(separator: "-")
    var short = words.drop { $0 == "." }.prefix(longestName)
    while short.utf8.count > mostBytes { short.removeLast() }
    return short.isEmpty ? "unnamed" : String(short)
  }
}
