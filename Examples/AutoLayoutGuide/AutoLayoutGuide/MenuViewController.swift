import UIKit

/// The guide's chapters in cells that are as high as their text.
final class MenuViewController: UITableViewController {
  private static let cellIdentifier = "MenuCell"

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Auto Layout"
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UINib(nibName: "MenuCell", bundle: nil), forCellReuseIdentifier: Self.cellIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
    tableView.separatorStyle = .none
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Chapter.all.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath) as! MenuCell
    cell.show(Chapter.all[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let screen = Chapter.all[indexPath.row].makeScreen()
    if screen is SignInViewController {
      present(screen, animated: true)
    } else {
      navigationController?.pushViewController(screen, animated: true)
    }
  }
}
