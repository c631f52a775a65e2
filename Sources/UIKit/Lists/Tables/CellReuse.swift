/// Cells that wait for their next row, by identifier, and what makes new ones.
@MainActor final class CellReuse {
  var makers: [String: () -> UITableViewCell] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]

  /// A waiting cell, else a new one; nil where nothing is known of the identifier.
  func cell(for identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return makers[identifier]?()
  }

  /// Keeps a cell that went out of sight.
  func keep(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    waiting[identifier, default: []].append(cell)
  }
}
