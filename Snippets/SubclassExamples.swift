//! Subclasses as in an app: views, cells and controllers that override what UIKit calls.

import UIKit

do {
  // snippet.padding
  final class PaddedLabel: UILabel {
    let padding = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let text = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
      return text.inset(by: UIEdgeInsets(top: -4, left: -8, bottom: -4, right: -8))
    }

    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: padding))
    }
  }

  let plain = UILabel()
  let padded = PaddedLabel()
  plain.text = "Whiskers"
  padded.text = "Whiskers"
  print(padded.intrinsicContentSize.width - plain.intrinsicContentSize.width)
  // Prints "16.0"
  // snippet.end
}

do {
  // snippet.appearance
  final class ProfileController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      print("will appear")
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      print("is appearing in", traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      print("laid out at", view.bounds.width)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      print("did appear")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      print("from", view.bounds.width, "to", size.width)
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  window.rootViewController = ProfileController()
  window.makeKeyAndVisible()
  // Prints "will appear"
  // Prints "is appearing in light"
  // Prints "laid out at 320.0"
  // Prints "did appear"
  window.frame.size = CGSize(width: 568, height: 320)
  // Prints "from 320.0 to 568.0"
  window.layoutIfNeeded()
  // Prints "laid out at 568.0"
  // snippet.end
}

do {
  // snippet.tableController
  final class PetCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      detailTextLabel?.text = "likes tuna"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class PetsController: UITableViewController {
    let names = ["Whiskers", "Mittens", "Socks"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(PetCell.self, forCellReuseIdentifier: "pet")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "pet", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let controller = PetsController(style: .plain)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  print(controller.tableView.visibleCells.map { "\($0.textLabel?.text ?? "") \($0.detailTextLabel?.text ?? "")" })
  // Prints "["Whiskers likes tuna", "Mittens likes tuna", "Socks likes tuna"]"
  // snippet.end
}
