import TestSupport

@testable import UIKit

/// A random tree of views that is changed step by step.
struct RandomScreen {
  let content: RandomNode
  private(set) var width: CGFloat = 320
  private(set) var safeTop: CGFloat = 0
  private let root: UIView
  private let made: RandomView

  init(using generator: inout SeededGenerator) {
    content = Self.node(depth: 3, using: &generator)
    (root, made) = Self.make(content, width: width, safeTop: safeTop)
  }

  /// The frames after the changed tree is laid out.
  var frames: [CGRect] {
    root.layoutIfNeeded()
    return made.frames
  }

  /// The frames of a new tree with the same content.
  var freshFrames: [CGRect] {
    let (root, made) = Self.make(content, width: width, safeTop: safeTop)
    root.layoutIfNeeded()
    return made.frames
  }

  private static func make(_ content: RandomNode, width: CGFloat, safeTop: CGFloat) -> (UIView, RandomView) {
    let root = LayoutBench(width, 480).root
    root.hostEnvironment = UIHostEnvironment(
      safeAreaInsets: UIEdgeInsets(top: safeTop, left: 0, bottom: 0, right: 0))
    let made = content.makeView()
    root.addSubview(made.view)
    NSLayoutConstraint.activate([
      made.view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      made.view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      made.view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return (root, made)
  }

  private static func node(depth: Int, using generator: inout SeededGenerator) -> RandomNode {
    let kinds: [RandomNode.Kind] = depth == 0 ? [.text, .box] : [.text, .stack, .box]
    let node = RandomNode(kinds.randomElement(using: &generator) ?? .text)
    for _ in 0..<8 { change(node, using: &generator) }
    if node.kind == .text || depth == 0 { return node }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      node.children.append(Self.node(depth: depth - 1, using: &generator))
    }
    return node
  }

  /// Changes one value of a node.
  private static func change(_ node: RandomNode, using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: node.letters = Int.random(in: 0...60, using: &generator)
    case 1: node.distance = CGFloat(Int.random(in: 0...20, using: &generator))
    case 2: node.width = Bool.random(using: &generator) ? nil : CGFloat(Int.random(in: 1...100, using: &generator))
    case 3: node.widthPriority = [200, 500, 760, 999].randomElement(using: &generator) ?? 500
    case 4: node.endsAtMargin.toggle()
    case 5: node.isHidden = Int.random(in: 0..<4, using: &generator) == 0
    case 6: node.axis = node.axis == .vertical ? .horizontal : .vertical
    case 7: node.alignment = [.fill, .leading, .center, .trailing].randomElement(using: &generator) ?? .fill
    case 8:
      node.distribution =
        [.fill, .fillEqually, .equalSpacing, .equalCentering].randomElement(using: &generator) ?? .fill
    case 9: node.spacing = CGFloat(Int.random(in: 0...10, using: &generator))
    case 10: node.margin = CGFloat(Int.random(in: 0...16, using: &generator))
    default: node.usesMargins.toggle()
    }
  }

  /// Makes one random change: of a value, of the tree, of the root.
  mutating func change(using generator: inout SeededGenerator) {
    guard let place = made.all.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0:
      width = CGFloat(Int.random(in: 100...400, using: &generator))
      root.frame.size.width = width
    case 1:
      safeTop = CGFloat(Int.random(in: 0...50, using: &generator))
      root.hostEnvironment = UIHostEnvironment(
        safeAreaInsets: UIEdgeInsets(top: safeTop, left: 0, bottom: 0, right: 0))
    case 2 where place.node.kind != .text:
      let node = Self.node(depth: 0, using: &generator)
      let index = Int.random(in: 0...place.node.children.count, using: &generator)
      place.node.children.insert(node, at: index)
      place.insert(node.makeView(), at: index)
    case 3 where !place.node.children.isEmpty:
      let index = place.node.children.indices.randomElement(using: &generator) ?? 0
      place.node.children.remove(at: index)
      place.remove(at: index)
    default:
      Self.change(place.node, using: &generator)
      place.update()
    }
  }
}
