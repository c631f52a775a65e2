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
    let cell = tableView.dequeueReusableCell(withIdentifier: "BattleCell", for: indexPath) as! BattleCell
    cell.show(Pet.opponents[indexPath.row])
    cell.onBattle = { [weak self, weak cell] in self?.performSegue(withIdentifier: "battle", sender: cell) }
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let card = segue.destination as? ScoreCardViewController, let cell = sender as? BattleCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return }
    card.opponent = Pet.opponents[indexPath.row]
  }
}
