import Environments
import Foundation
import InterfaceBuilder

/// The environments in which an edit is tried: the one in which the fault is worst, its neighbours, and the first and the
/// last in which the fault shows.
///
/// Neighbours differ in one value: the next smaller or larger text size or screen, another direction or appearance.
nonisolated struct TrialEnvironments {
  private let cells: [Cell]

  init(_ environments: [Environment]) { cells = environments.map(Cell.init) }

  /// The indices of the environments, the worst one first, then in the order of the matrix.
  func indices(around worst: Int, affected: Set<Int>) -> [Int] {
    var chosen = Set([affected.min(), affected.max()].compactMap(\.self))
    let axes = [Axis.textSize, .screen, .direction, .appearance]
    for axis in axes { chosen.formUnion(neighbours(of: worst, along: axis)) }
    chosen.remove(worst)
    return [worst] + chosen.sorted()
  }

  private func neighbours(of place: Int, along axis: Axis) -> [Int] {
    let others = Axis.allCases.filter { $0 != axis }
    let row = cells.indices.filter { index in
      others.allSatisfy { cells[index].value(on: $0) == cells[place].value(on: $0) }
    }.sorted { (Self.rank(cells[$0], axis), $0) < (Self.rank(cells[$1], axis), $1) }
    guard let own = row.firstIndex(of: place) else { return [] }
    return [own - 1, own + 1].filter(row.indices.contains).map { row[$0] }
  }

  /// The order of an environment on an axis; 0 if the axis has none.
  private static func rank(_ cell: Cell, _ axis: Axis) -> Double {
    switch axis {
    case .textSize: Double(TextSize.rank(cell.value(on: axis)))
    case .screen: Double(cell.environment.screenSize.width) * 10_000 + Double(cell.environment.screenSize.height)
    case .direction, .locale, .appearance, .contrast, .boldText, .content: 0
    }
  }
}
