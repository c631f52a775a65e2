import Drawing
import Environments
import Foundation
import UIKit

extension ShownSubject {
  /// Shows the controller or view in a window, in the place of what the assertion says: a controller fills the window, and the
  /// window becomes as large as a view.
  ///
  /// - Returns: the controller in front, and the size of a view that is no screen.
  @MainActor package func show(in window: UIWindow) -> (controller: UIViewController, partSize: CGSize?) {
    switch content {
    case .controller(let controller): return (show(SnapshotStage.root(with: controller), in: window), nil)
    case .view(let view, let size):
      let controller = UIViewController()
      SnapshotStage.place(view, of: size, in: controller)
      window.hostEnvironment = UIHostEnvironment(safeAreaInsets: .zero, usesRootMargins: false)
      window.frame = CGRect(origin: .zero, size: size)
      _ = show(controller, in: window)
      guard view.bounds.isEmpty else { return (controller, size) }
      view.sizeToFit()
      window.frame = CGRect(origin: .zero, size: view.bounds.size)
      window.layoutIfNeeded()
      return (controller, view.bounds.size)
    }
  }

  @MainActor private func show(_ root: UIViewController, in window: UIWindow) -> UIViewController {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return root
  }

  /// A short text that is the same for what looks the same on the main screen: the view tree and the picture. The assertion's own
  /// device and traits are no part of it.
  @MainActor package var look: String {
    let keyWindow = UIApplication.shared.windows.first(where: \.isKeyWindow)
    let window = UIWindow(screen: .main)
    defer {
      window.rootViewController = nil
      window.isHidden = true
      keyWindow?.makeKey()
    }
    let root = show(in: window).controller.view ?? UIView()
    let picture = root.bounds.isEmpty ? nil : try? ScreenRenderer(scale: 1).data(of: Screen(root))
    let bytes = Array(ViewTree(root: root).text.utf8) + (picture ?? Data())
    // FNV-1a: the same look has the same text in every run.
    let hash = bytes.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return String(hash, radix: 36)
  }
}
