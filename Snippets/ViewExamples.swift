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
  print(label.frame.minY, label.frame.midX)
  // Prints "20.0 160.0"
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
