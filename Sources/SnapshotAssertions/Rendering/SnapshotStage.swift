import Drawing
import Foundation
import UIKit

/// Shows a view or a controller in a window of its own, as large and with such traits and insets as a configuration says.
@MainActor struct SnapshotStage {
  private let config: ViewImageConfig
  private let traits: UITraitCollection

  /// - Parameters:
  ///   - config: the size, the safe area and the traits.
  ///   - traits: further traits.
  init(_ config: ViewImageConfig, traits: UITraitCollection) {
    self.config = config
    self.traits = traits
  }

  /// The picture of a controller's view; an empty one if only the controller is asked for.
  func picture(of controller: UIViewController) -> UIImage {
    if SnapshotLog.show(.controller(controller)) { return UIImage() }
    return show(controller.view, in: controller) { Self.picture(of: controller.view, scale: $0) }
  }

  /// The picture of a view without a controller; an empty one if only the view is asked for.
  func picture(of view: UIView) -> UIImage {
    if SnapshotLog.show(.view(view, size(of: view))) { return UIImage() }
    return show(view, in: UIViewController()) { Self.picture(of: view, scale: $0) }
  }

  /// Shows a controller while a function looks at it.
  func show<Result>(_ controller: UIViewController, _ body: () -> Result) -> Result {
    _ = SnapshotLog.show(.controller(controller))
    return show(controller.view, in: controller) { _ in body() }
  }

  /// Shows a view without a controller while a function looks at it.
  func show<Result>(_ view: UIView, _ body: () -> Result) -> Result {
    _ = SnapshotLog.show(.view(view, size(of: view)))
    return show(view, in: UIViewController()) { _ in body() }
  }

  private func size(of view: UIView) -> CGSize { config.size ?? view.frame.size }

  private func show<Result>(_ view: UIView, in controller: UIViewController, _ body: (CGFloat) -> Result) -> Result {
    let main = UIScreen.main
    let config = Self.withoutBars(of: controller, config)
    let size = config.size ?? view.frame.size
    let scale = traits.displayScale > 0 ? traits.displayScale : main.scale
    // The main screen stays that of the device, as in swift-snapshot-testing.
    let screen = UIScreen(
      size: size, scale: scale,
      traits: UITraitCollection(traitsFrom: [main.traitCollection, config.traits, traits]))
    let keyWindow = UIApplication.shared.windows.first(where: \.isKeyWindow)
    let window = UIWindow(screen: screen)
    window.hostEnvironment = UIHostEnvironment(safeAreaInsets: config.safeArea, usesRootMargins: false)
    let frame = view.frame
    defer {
      view.frame = frame
      window.rootViewController = nil
      window.isHidden = true
      controller.removeFromParent()
      keyWindow?.makeKey()
    }
    Self.place(view, of: size, in: controller)
    window.rootViewController = Self.root(with: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    if view.bounds.isEmpty {
      view.sizeToFit()
      view.layoutIfNeeded()
    }
    defer { if view !== controller.view { view.removeFromSuperview() } }
    return body(scale)
  }

  /// The configuration without the parts of the safe area that the bars of a container cover. The screen is less high by them,
  /// as in swift-snapshot-testing, so that pictures have the size of those of a simulator.
  private static func withoutBars(of controller: UIViewController, _ config: ViewImageConfig) -> ViewImageConfig {
    var config = config
    let tabs = controller as? UITabBarController
    if tabs != nil {
      config.size?.height -= config.safeArea.bottom
      config.safeArea.bottom = 0
    }
    if controller is UINavigationController || tabs?.selectedViewController is UINavigationController {
      config.size?.height -= config.safeArea.top
      config.safeArea.top = 0
    }
    return config
  }

  /// The root controller of the window: the controller itself, or one that holds its view by constraints if the view has
  /// no autoresizing mask.
  static func root(with controller: UIViewController) -> UIViewController {
    guard let view = controller.view, !view.translatesAutoresizingMaskIntoConstraints else { return controller }
    let root = UIViewController()
    root.view.backgroundColor = .clear
    root.addChild(controller)
    root.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.view.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
    ])
    controller.didMove(toParent: root)
    return root
  }

  /// Gives the view its size, and puts it into the controller's view if it is another one.
  static func place(_ view: UIView, of size: CGSize, in controller: UIViewController) {
    view.frame.size = size
    guard view !== controller.view else { return }
    controller.view.backgroundColor = .clear
    controller.view.bounds = view.bounds
    controller.view.addSubview(view)
  }

  /// The picture of a shown view; an empty one if the view has no size.
  private static func picture(of view: UIView, scale: CGFloat) -> UIImage {
    guard !view.bounds.isEmpty else {
      SnapshotLog.note("\(type(of: view)) has no size.")
      return UIImage()
    }
    SnapshotLog.note { PictureElement.all(of: view) }
    do {
      let data = try ScreenRenderer(scale: Double(scale)).data(of: Screen(view))
      return UIImage(data: data, scale: scale) ?? UIImage()
    } catch {
      SnapshotLog.note("\(error)")
      return UIImage()
    }
  }
}
