/// The connected parts of the ink of a picture: letters, dots, drawings.
nonisolated struct InkParts {
  /// A part.
  struct Part {
    var box: PixelBox
    var pixels: Int
    /// The area in front of which the part stands: the one that it touches most; `nil` if it touches none.
    var ground: Int?
    /// The number of areas that it touches.
    var grounds: Int
  }

  let parts: [Part]

  /// - Parameters:
  ///   - regions: the areas of the picture.
  ///   - kinds: what they are.
  /// - Complexity: O(n log n) for n runs.
  init(of regions: ColorRegions, _ kinds: [RegionKinds.Kind]) {
    let runs = regions.runs
    func isInk(_ run: Int) -> Bool { kinds[runs[run].region] == .ink }
    var sets = DisjointSets(count: runs.count)
    var contacts: [(ink: Int, ground: Int)] = []
    func touch(_ first: Int, _ second: Int) {
      switch (isInk(first), isInk(second)) {
      case (true, true): sets.join(first, second)
      case (true, false): contacts.append((first, runs[second].region))
      case (false, true): contacts.append((second, runs[first].region))
      case (false, false): break
      }
    }
    for y in regions.rowStarts.indices.dropLast() {
      let row = regions.runs(in: y)
      for run in row.dropFirst() { touch(run - 1, run) }
      if y > 0 { regions.forEachContact(between: y - 1, and: y, reach: 1) { first, second, _ in touch(first, second) } }
    }
    var places: [Int: Int] = [:]
    var parts: [Part] = []
    for index in runs.indices where isInk(index) {
      let box = runs[index].box
      let root = sets.find(index)
      if let place = places[root] {
        parts[place].box.form(unionWith: box)
        parts[place].pixels += box.width
      } else {
        places[root] = parts.count
        parts.append(Part(box: box, pixels: box.width, ground: nil, grounds: 0))
      }
    }
    var counts = [[Int: Int]](repeating: [:], count: parts.count)
    for contact in contacts {
      guard let place = places[sets.find(contact.ink)], kinds[contact.ground] != .edge else { continue }
      counts[place][contact.ground, default: 0] += 1
    }
    for (place, count) in counts.enumerated() {
      parts[place].ground = count.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
      parts[place].grounds = count.count
    }
    self.parts = parts
  }
}
