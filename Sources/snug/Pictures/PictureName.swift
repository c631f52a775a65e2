import Audit
import InterfaceBuilder

/// Names of pictures that a person can read, such as `Login/iPhone-SE/de/AX3.png`.
struct PictureName {
  /// The document's name.
  let document: String
  /// Whether the document has one screen only, which then needs no name of its own.
  let isOnlyScene: Bool
  /// All environments of the run: an axis on which they do not differ is left out of names.
  let environments: [MatrixCell]

  /// The name of the picture of a scene in an environment, or in all text sizes, without the extension.
  func callAsFunction(_ scene: SceneDescription, in cell: MatrixCell, allTextSizes: Bool = false) -> String {
    var parts = [document]
    if !isOnlyScene { parts.append(Self.safe(scene.name)) }
    func add(_ axis: (MatrixCell) -> String, _ words: String) {
      if Set(environments.map(axis)).count > 1 { parts.append(Self.safe(words)) }
    }
    add(\.device, cell.deviceName)
    add(\.orientation, cell.orientation)
    add(\.locale, cell.locale)
    add(\.direction, cell.direction)
    add(\.appearance, cell.appearance)
    if !allTextSizes { add(\.textSize, cell.textSize) }
    return parts.joined(separator: "/")
  }

  /// A name that every file system takes and no shell needs quotes for.
  static func safe(_ name: String) -> String {
    let characters = name.map { character -> Character in
      character.isLetter || character.isNumber || "._-+".contains(character) ? character : "-"
    }
    let words = String(characters).split(separator: "-").joined(separator: "-")
    let short = words.drop { $0 == "." }.prefix(80)
    return short.isEmpty ? "unnamed" : String(short)
  }
}
