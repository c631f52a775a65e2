import UIKit

/// Environments in relation to a document: the environment of its canvas, and the traits of its screens.
nonisolated extension Environment {
  /// The environment of a document's canvas, as when the document was saved: the canvas's device, orientation,
  /// appearance and text size, with left-to-right layout.
  public static func designTime(of document: InterfaceDocument) -> Environment {
    let device =
      document.device.flatMap { Device.named($0.id) }
      ?? .canvas(size: document.canvasSize, scale: document.canvas.scaleWithoutDevice)
    return Environment(
      device: device, orientation: document.device?.isLandscape == true ? .landscape : .portrait,
      contentSizeCategory: document.canvas.textSize,
      appearance: document.device?.isDark == true ? .dark : .light, safeAreaSource: .canvas)
  }

  /// The traits of a screen's root view in this environment, for screens of the given document.
  func traits(for document: InterfaceDocument) -> UITraitCollection {
    let isLandscape = orientation == .landscape
    let policy = layoutPolicy(for: document)
    return UITraitCollection {
      switch device.idiom {
      case .phone:
        $0.userInterfaceIdiom = .phone
        $0.horizontalSizeClass = device.isRegularWidth(orientation) ? .regular : .compact
        $0.verticalSizeClass = isLandscape ? .compact : .regular
      case .pad:
        $0.userInterfaceIdiom = .pad
        $0.horizontalSizeClass = device.isRegularWidth(orientation) ? .regular : .compact
        $0.verticalSizeClass = .regular
      case .unspecified:
        break
      }
      $0.displayScale = device.scale
      $0.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
      $0.userInterfaceStyle = notedAppearance.handedOn == .dark ? .dark : .light
      if notedContrast.handedOn == .increased { $0.accessibilityContrast = .high }
      if isTextBold { $0.legibilityWeight = .bold }
      $0.preferredContentSizeCategory = textSize.handedOn
      $0.layoutPolicy = policy
    }
  }

  private func layoutPolicy(for document: InterfaceDocument) -> LayoutPolicy {
    var policy =
      safeAreaSource == .canvas
      ? document.canvas.layout(textSize: contentSizeCategory, device: device.id) : document.canvas.layout
    // On every canvas version, margins follow the safe area of devices with a notch.
    policy.marginsFollowSafeArea =
      safeAreaSource == .device || document.usesSafeAreas || device.hasNotch
      || document.canvas.marginsFollowEverySafeArea
    return policy
  }
}

nonisolated extension Environment.Appearance: ChosenTrait {
  package static var trait: TraitReads.Traits { .appearance }
}

nonisolated extension Environment.Contrast: ChosenTrait {
  package static var trait: TraitReads.Traits { .contrast }
}

nonisolated extension InterfaceDocument {
  /// The size in points of the canvas of a document that names no device: the size of the largest root view. (Root
  /// views below opaque bars are smaller than the canvas.)
  var canvasSize: CGSize {
    let sizes = scenes.compactMap { $0.rootViewElement?.rect("frame")?.size }
    let largest = sizes.max { ($0.width * $0.height, $0.height) < ($1.width * $1.height, $1.height) }
    guard let largest, largest.width > 0, largest.height > 0 else { return CGSize(width: 600, height: 600) }
    return largest
  }
}
