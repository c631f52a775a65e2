//! Storyboards and xibs: reading, laying out, notes, environments and pictures.

import Drawing
import Environments
import InterfaceBuilder
import UIKit

do {
  // snippet.reading
  let document = try InterfaceDocument.load(contentsOf: "Examples/AutoLayoutGuide/AutoLayoutGuide/SignIn.xib")
  print("\(document.kind) of tools \(document.xcode): \(document.scenes.count) scene, \(document.notes.count) notes")
  // Prints "xib of tools 22155: 1 scene, 0 notes"
  // snippet.end
}

do {
  // snippet.frames
  let document = try InterfaceDocument.load(contentsOf: "Examples/AutoLayoutGuide/AutoLayoutGuide/SignIn.xib")
  let canvas = Environment.designTime(of: document)
  for scene in document.scenes {
    let screen = document.instantiate(scene, in: canvas)
    screen.layout()
    for id in screen.objectIDs {
      guard let button = screen.object(id) as? UIButton else { continue }
      print(button.convert(button.bounds, to: screen.rootView).minY.rounded(), screen.location(of: button)?.line ?? 0)
    }
    // Prints "64.0 25"
    // Prints "457.0 70"
  }
  // snippet.end
}

do {
  // snippet.environments
  let document = try InterfaceDocument.load(contentsOf: "Examples/AutoLayoutGuide/AutoLayoutGuide/SignIn.xib")
  var selection = EnvironmentSelection()
  selection.devices = ["iPhone SE", "iPhone 17 Pro"].compactMap(Device.named)
  selection.textSizes = [.large, .accessibilityLarge]
  for environment in selection.environments(for: document) {
    print(environment.words)
  }
  // Prints "iPhone SE, L"
  // Prints "iPhone SE, AX2"
  // Prints "iPhone 17 Pro, L"
  // Prints "iPhone 17 Pro, AX2"
  // snippet.end
}

do {
  // snippet.words
  let document = try InterfaceDocument.load(contentsOf: "Examples/Broken/TruncatedText.xib")
  let screen = document.instantiate(document.scenes[0], in: .designTime(of: document))
  let words = ViewWords(document: document, loaded: screen)
  for id in screen.objectIDs {
    if let label = screen.object(id) as? UILabel { print(words.words(for: label)) }
  }
  // Prints "label “By continuing you accept the terms of s…”"
  // snippet.end
}

do {
  // snippet.picture
  let document = try InterfaceDocument.load(contentsOf: "Examples/AutoLayoutGuide/AutoLayoutGuide/SignIn.xib")
  let screen = document.instantiate(document.scenes[0], in: .designTime(of: document))
  screen.layout()
  let picture = try ScreenRenderer(scale: 2, overlays: [.frames]).png(of: screen.rootView)
  print(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  // Prints "true"
  // snippet.end
}

do {
  // snippet.canvas
  let canvas = try Canvas(size: CGSize(width: 40, height: 40), scale: 1)
  canvas.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), .black)
  print(canvas.color(at: CGPoint(x: 20, y: 20)) == .black, canvas.color(at: CGPoint(x: 1, y: 1)) == .clear)
  // Prints "true true"
  // snippet.end
}
