import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {
    let rest = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: rest)
  }
}

extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = enumerated().map { $0 }
    let moved = elements.filter { source.contains($0.offset) }
    let before = elements.filter { !source.contains($0.offset) && $0.offset < destination }
    let behind = elements.filter { !source.contains($0.offset) && $0.offset >= destination }
    for (index, element) in zip(Array(indices), before + moved + behind) { self[index] = element.element }
  }
}
