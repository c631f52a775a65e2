import UIKit

/// Opponents in a table whose rows are as high as their text.
final class BattleViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BattleCell.self, forCellReuseIdentifier: "BattleCell")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 110
    tableView.allowsSelection = false
    tableView.dataSource = self
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Pet.opponents.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "BattleCell", for: indexPath)
    (cell as? BattleCell)?.show(Pet.opponents[indexPath.row])
    return cell
  }
}
