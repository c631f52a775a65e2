import Foundation

extension UITableView {
  /// Whether several rows can currently be selected.
  var allowsSeveralRows: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Whether rows can currently be selected.
  private var allowsRows: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Selects a row, and deselects the other rows unless several can be selected. `nil` deselects all rows.
  func select(_ indexPath: IndexPath?, animated: Bool) {
    if indexPath == nil || !allowsSeveralRows {
      for other in selection.paths where other != indexPath { deselectRow(at: other, animated: animated) }
    }
    guard let indexPath, selection.insert(indexPath) else { return }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
  }

  /// Does what a tap on a row does: highlights the row briefly, deselects other rows, selects the row, and informs the
  /// delegate of each step.
  func rowWasTapped(at indexPath: IndexPath) {
    guard highlight(indexPath) else { return }
    unhighlight(indexPath)
    chooseByTap(indexPath)
  }

  /// Highlights a row that a finger touches; returns whether it may be highlighted.
  func highlight(_ indexPath: IndexPath) -> Bool {
    guard allowsRows, delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return false }
    cellForRow(at: indexPath)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    return true
  }

  /// Ends the highlight of a row.
  func unhighlight(_ indexPath: IndexPath) {
    cellForRow(at: indexPath)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  /// Selects a row after a tap, and then performs its primary action unless several rows can be selected.
  func chooseByTap(_ indexPath: IndexPath) {
    changeSelectionByTap(indexPath)
    guard !allowsSeveralRows, let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
  }

  /// Selects a row after a tap, and deselects the other rows. If several rows can be selected, the other rows stay
  /// selected, and a tap on a selected row deselects it.
  private func changeSelectionByTap(_ indexPath: IndexPath) {
    if allowsSeveralRows, selection.contains(indexPath) { return free(indexPath) }
    guard let chosen = delegate == nil ? indexPath : delegate?.tableView(self, willSelectRowAt: indexPath) else {
      return
    }
    if !allowsSeveralRows {
      for other in selection.paths where other != chosen { free(other) }
    }
    select(chosen, animated: false)
    if let cell = cellForRow(at: chosen) { cell.performsSegue?(cell) }
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func free(_ indexPath: IndexPath) {
    guard let freed = delegate == nil ? indexPath : delegate?.tableView(self, willDeselectRowAt: indexPath) else {
      return
    }
    deselectRow(at: freed, animated: false)
    delegate?.tableView(self, didDeselectRowAt: freed)
  }

  /// Whether the data source lets a row be edited.
  func isEditable(_ indexPath: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: indexPath) ?? true
  }

  /// Sets whether a cell that becomes visible is in editing mode.
  func applyEditing(to cell: UITableViewCell, at indexPath: IndexPath) {
    let edited = isEditing && isEditable(indexPath)
    if cell.isEditing != edited { cell.setEditing(edited, animated: false) }
  }
}
