import Foundation

/// The files in `Recorded/`, each of which names its sources.
nonisolated enum RecordedFile {
  static func decoded<Content: Decodable>(_ name: String, as type: Content.Type) -> Content {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Recorded")
    let file = folder.appendingPathComponent(name + ".json")
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: file))
    } catch {
      fatalError("\(file.path): \(error)")
    }
  }
}

/// A rectangle: `[x, y, width, height]`.
nonisolated struct Box: Decodable, Sendable {
  let rect: CGRect

  init(from decoder: any Decoder) throws {
    let sides = try decoder.singleValueContainer().decode([Double].self)
    rect = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
}
