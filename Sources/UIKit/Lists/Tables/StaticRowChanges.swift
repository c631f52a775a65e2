import Foundation

/// What the app's own table view controller makes of the static sections of an Interface Builder document.
///
/// As in UIKit, the controller is the table's data source, and what it does not override answers what the document says. So
/// apps hide rows and sections, add rows, and set heights and titles. Then the table is laid out like one without static
/// sections; else ``DocumentTableRows`` lays it out.
///
/// See [`UITableViewController`](https://developer.apple.com/documentation/uikit/uitableviewcontroller).
@MainActor struct StaticRowChanges {
  let table: UITableView

  /// Whether the controller shows other rows, heights, headers or footers than the document. It is asked for all cells, but only
  /// as long as there is no difference.
  var areVisible: Bool {
    guard let controller = table.controllerOfSections, let sections = table.staticSections else { return false }
    guard controller.numberOfSections(in: table) == sections.count else { return true }
    return sections.indices.contains { index in
      controller.tableView(table, numberOfRowsInSection: index) != sections[index].cells.count
        || changesEdges(of: sections[index], at: index, controller)
        || sections[index].cells.indices.contains { changesRow(IndexPath(row: $0, section: index), controller) }
    }
  }

  private func changesRow(_ path: IndexPath, _ controller: UITableViewController) -> Bool {
    let stated = table.staticCell(at: path)?.statedRowHeight ?? table.rowHeight
    return controller.tableView(table, heightForRowAt: path) != stated
      || controller.tableView(table, cellForRowAt: path) !== table.staticCell(at: path)
  }

  private func changesEdges(
    of section: UITableViewStaticSection, at index: Int, _ controller: UITableViewController
  ) -> Bool {
    controller.tableView(table, titleForHeaderInSection: index) != section.headerTitle
      || controller.tableView(table, titleForFooterInSection: index) != section.footerTitle
      || controller.tableView(table, heightForHeaderInSection: index) != table.sectionHeaderHeight
      || controller.tableView(table, heightForFooterInSection: index) != table.sectionFooterHeight
      || controller.tableView(table, viewForHeaderInSection: index) != nil
      || controller.tableView(table, viewForFooterInSection: index) != nil
  }
}
