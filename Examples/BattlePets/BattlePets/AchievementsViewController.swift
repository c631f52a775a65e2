import UIKit

/// Badges in a table whose rows are as high as their text. At accessibility text sizes, each row puts its glyph into
/// the text, in one of three possible ways.
final class AchievementsViewController: UITableViewController {
  static let cellClasses: [BadgeCell.Type] = [AttachmentBadgeCell.self, IndentBadgeCell.self, ExclusionBadgeCell.self]

  override func viewDidLoad() {
    super.viewDidLoad()
    for cellClass in Self.cellClasses {
      tableView.register(cellClass, forCellReuseIdentifier: String(describing: cellClass))
    }
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
    tableView.allowsSelection = false
    tableView.dataSource = self
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Badge.own.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cellClass = Self.cellClasses[indexPath.row % Self.cellClasses.count]
    let cell = tableView.dequeueReusableCell(withIdentifier: String(describing: cellClass), for: indexPath)
    (cell as? BadgeCell)?.show(Badge.own[indexPath.row])
    return cell
  }
}
