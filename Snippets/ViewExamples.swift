//! View code as for UIKit: constraints, stack views, Dynamic Type, traits and what layout says about itself.

import UIKit

do {
  // snippet.label
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let label = UILabel()
  label.text = "Whiskers McFluff"
  label.font = .preferredFont(forTextStyle: .title1)
  label.translatesAutoresizingMaskIntoConstraints = false
  screen.addSubview(label)
  NSLayoutConstraint.activate([
    label.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
    label.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
  ])
  screen.layoutIfNeeded()
  print(label.frame.minY, label.frame.width.rounded())
  // Prints "20.0 209.0"
  // snippet.end
}

do {
  // snippet.subclass
  final class Badge: UIView {
    var count = 0 {
      didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: count < 10 ? 20 : 32, height: 20) }
  }

  let row = UIStackView()
  row.axis = .horizontal
  row.spacing = 8
  let badge = Badge()
  row.addArrangedSubview(badge)
  row.addArrangedSubview(Badge())
  print(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width)
  // Prints "48.0"
  badge.count = 12
  print(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width)
  // Prints "60.0"
  // snippet.end
}

do {
  // snippet.stack
  let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  stack.distribution = .fillEqually
  stack.spacing = 10
  for _ in 0..<3 { stack.addArrangedSubview(UIView()) }
  stack.layoutIfNeeded()
  print(stack.arrangedSubviews.map(\.frame.minX), stack.arrangedSubviews.map(\.frame.width))
  // Prints "[0.0, 110.0, 220.0] [100.0, 100.0, 100.0]"
  // snippet.end
}

do {
  // snippet.dynamicType
  let label = UILabel()
  label.text = "Whiskers"
  label.font = .preferredFont(forTextStyle: .body)
  label.adjustsFontForContentSizeCategory = true
  for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.traitOverrides.preferredContentSizeCategory = category
    window.addSubview(label)
    print(label.font.pointSize)
  }
  // Prints "17.0"
  // Prints "53.0"
  // snippet.end
}

do {
  // snippet.diagnosis
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let box = UIView()
  box.translatesAutoresizingMaskIntoConstraints = false
  screen.addSubview(box)
  let wide = box.widthAnchor.constraint(equalToConstant: 300)
  let narrow = box.widthAnchor.constraint(equalToConstant: 100)
  NSLayoutConstraint.activate([box.topAnchor.constraint(equalTo: screen.topAnchor), wide, narrow])
  screen.layoutIfNeeded()

  let diagnosis = screen.layoutDiagnosis
  for conflict in diagnosis.conflicts {
    print(conflict.constraints.count, conflict.broken === wide, box.frame.width)
    // Prints "2 true 100.0"
  }
  for open in diagnosis.ambiguousViews {
    print(open.view === box, open.attributes.map(String.init(describing:)))
    // Prints "true ["left", "height"]"
  }
  // snippet.end
}

do {
  // snippet.fontFitting
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  let row = UIStackView(frame: screen.bounds)
  row.distribution = .fillEqually
  screen.addSubview(row)
  let group = UIFontFittingGroup()
  for title in ["Attack", "Defence", "Special"] {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 34)
    row.addArrangedSubview(label)
    group.add(label)
  }
  screen.layoutIfNeeded()
  if let outcome = group.outcome {
    print(outcome.fits, outcome.pointSize < 34)
    // Prints "true true"
  }
  // snippet.end
}

do {
  // snippet.constraints
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  let title = UIView()
  title.translatesAutoresizingMaskIntoConstraints = false
  screen.addSubview(title)
  let wish = title.widthAnchor.constraint(equalToConstant: 400)
  wish.priority = .defaultHigh
  NSLayoutConstraint.activate([
    title.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
    title.trailingAnchor.constraint(lessThanOrEqualTo: screen.trailingAnchor, constant: -20),
    title.topAnchor.constraint(equalTo: screen.topAnchor),
    title.heightAnchor.constraint(equalTo: title.widthAnchor, multiplier: 0.25),
    wish,
  ])
  screen.layoutIfNeeded()
  print(title.frame.width, title.frame.height)
  // Prints "280.0 70.0"

  wish.constant = 200
  screen.layoutIfNeeded()
  print(title.frame.width, title.frame.height)
  // Prints "200.0 50.0"
  // snippet.end
}

do {
  // snippet.visualFormat
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  let views: [String: Any] = ["name": UIView(), "value": UIView()]
  for view in views.values.compactMap({ $0 as? UIView }) {
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(view)
  }
  for format in ["|-20-[name(80)]-8-[value]-20-|", "V:|[name(==value)]|", "V:|[value]|"] {
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
  }
  screen.layoutIfNeeded()
  print((views["value"] as? UIView)?.frame.width ?? 0)
  // Prints "192.0"
  // snippet.end
}

do {
  // snippet.guide
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  let left = UILayoutGuide()
  let box = UIView()
  box.translatesAutoresizingMaskIntoConstraints = false
  screen.addLayoutGuide(left)
  screen.addSubview(box)
  NSLayoutConstraint.activate([
    left.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
    left.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.25),
    box.leadingAnchor.constraint(equalTo: left.trailingAnchor),
    box.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
  ])
  screen.layoutIfNeeded()
  print(left.layoutFrame.width, box.frame.width)
  // Prints "80.0 240.0"
  // snippet.end
}

do {
  // snippet.rightToLeft
  let row = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  row.distribution = .fillEqually
  row.semanticContentAttribute = .forceRightToLeft
  let (first, second) = (UIView(), UIView())
  row.addArrangedSubview(first)
  row.addArrangedSubview(second)
  row.layoutIfNeeded()
  print(first.frame.minX, second.frame.minX)
  // Prints "50.0 0.0"
  // snippet.end
}

do {
  // snippet.wrapping
  let label = UILabel()
  label.text = "Cats rest on average thirteen hours per day."
  label.numberOfLines = 0
  let wide = label.systemLayoutSizeFitting(CGSize(width: 400, height: 0))
  let narrow = label.sizeThatFits(CGSize(width: 160, height: 1000))
  print((narrow.height / wide.height).rounded())
  // Prints "3.0"
  // snippet.end
}

do {
  // snippet.button
  var configuration = UIButton.Configuration.filled()
  configuration.title = "Sign in"
  configuration.contentInsets = .zero
  let tight = UIButton(configuration: configuration)
  configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
  let roomy = UIButton(configuration: configuration)
  print((roomy.intrinsicContentSize.width - tight.intrinsicContentSize.width).rounded())
  // Prints "40.0"
  // snippet.end
}

do {
  // snippet.fontMetrics
  let metrics = UIFontMetrics(forTextStyle: .body)
  let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
  print(metrics.scaledValue(for: 17), metrics.scaledValue(for: 17, compatibleWith: largest))
  // Prints "17.0 48.0"
  // snippet.end
}

do {
  // snippet.controller
  final class ProfileController: UIViewController {
    let name = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      name.text = "Whiskers"
      name.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(name)
      NSLayoutConstraint.activate([
        name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        name.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      ])
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let controller = ProfileController()
  window.rootViewController = controller
  window.layoutIfNeeded()
  print(controller.name.frame.minX, controller.name.frame.minY)
  // Prints "16.0 0.0"
  // snippet.end
}

do {
  // snippet.table
  final class Pets: NSObject, UITableViewDataSource {
    let names = ["Whiskers", "Mittens", "Socks"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "pet", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let pets = Pets()
  table.register(UITableViewCell.self, forCellReuseIdentifier: "pet")
  table.dataSource = pets
  table.layoutIfNeeded()
  print(table.visibleCells.compactMap { $0.textLabel?.text })
  // Prints "["Whiskers", "Mittens", "Socks"]"
  // snippet.end
}

do {
  // snippet.scrollView
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let content = UIView()
  content.translatesAutoresizingMaskIntoConstraints = false
  scroll.addSubview(content)
  NSLayoutConstraint.activate([
    content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
    content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
    content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
    content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
    content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    content.heightAnchor.constraint(equalToConstant: 900),
  ])
  scroll.layoutIfNeeded()
  print(scroll.contentSize.width, scroll.contentSize.height)
  // Prints "320.0 900.0"
  // snippet.end
}
