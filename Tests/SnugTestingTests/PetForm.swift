import SnugTesting

/// A screen to test: a form, a list below it, and a bar.
final class PetForm: UIViewController, UITableViewDataSource, UITextFieldDelegate {
  let nameField = UITextField()
  let noteField = UITextField()
  let save = UIButton(type: .system)
  let table = UITableView()
  let segments = UISegmentedControl(items: ["Cats", "Dogs"])
  private(set) var saved: [String] = []
  private(set) var sizes: [CGSize] = []
  var refusesDigits = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pets"
    view.backgroundColor = .white
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.delegate = self
    noteField.placeholder = "Note"
    noteField.accessibilityIdentifier = "note"
    noteField.borderStyle = .roundedRect
    save.setTitle("Save", for: .normal)
    save.titleLabel?.font = .preferredFont(forTextStyle: .body)
    save.titleLabel?.adjustsFontForContentSizeCategory = true
    save.addAction(UIAction { [unowned self] _ in saved.append(nameField.text ?? "") }, for: .touchUpInside)
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "pet")
    let stack = UIStackView(arrangedSubviews: [nameField, noteField, segments, save, table])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in ask() })
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }

  private func ask() {
    let alert = UIAlertController(title: "Another pet?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Save", style: .default) { [unowned self] _ in saved.append("another") })
    present(alert, animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "pet", for: indexPath)
    cell.textLabel?.text = "Pet \(indexPath.row)"
    return cell
  }

  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  { !refusesDigits || !string.contains(where: \.isNumber) }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    noteField.becomeFirstResponder()
    return false
  }
}
