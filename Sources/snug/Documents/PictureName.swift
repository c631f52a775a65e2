import Environments
import InterfaceBuilder

/// Names of pictures that a person can read, such as `Login/iPhone-SE/de/AX3.png`.
struct PictureName {
  private let document: String
  private let environments: [Environment]
  /// The names of the document's screens by their identifiers; none for an only screen.
  private var scenes: [String: String] = [:]

  /// - Parameters:
  ///   - document: the document's name.
  ///   - scenes: the screens that are drawn; an only one needs no name of its own.
  ///   - environments: all environments of the run: an axis on which they do not differ is left out of names.
  init(document: String, scenes: [SceneDescription], environments: [Environment]) {
    self.document = document
    self.environments = environments
    guard scenes.count > 1 else { return }
    var taken: Set<String> = []
    for scene in scenes {
      let name = Self.safe(scene.name)
      var candidate = name
      var number = 1
      // Many file systems do not tell case apart.
      while !taken.insert(candidate.lowercased()).inserted {
        candidate = "\(name)-\(Self.safe(scene.id))" + (number == 1 ? "" : "-\(number)")
        number += 1
      }
      self.scenes[scene.id] = candidate
    }
  }

  /// The name of the picture of a scene in an environment, or in all text sizes, without the extension.
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

  /// The most characters of a part of a name.
  private static let longestName = 80
  /// The most bytes of a part of a name: file systems allow 255, and an extension follows.
  private static let mostBytes = 200

  /// A name that every file system takes and no shell needs quotes for.
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
