import Foundation

@testable import InterfaceBuilder

/// Small documents for tests, written the way Interface Builder writes them.
enum XibText {
  static func header(
    tools: String = "21507", device: String? = "retina6_1", orientation: String = "portrait", flags: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES"\(flags)>
    \(device.map { "<device id=\"\($0)\" orientation=\"\(orientation)\" appearance=\"light\"/>" } ?? "")
    """
  }

  /// A xib whose objects are the given elements.
  static func xib(_ objects: String, resources: String = "", tools: String = "21507", device: String? = "retina6_1")
    -> String
  {
    header(tools: tools, device: device) + "\n<objects>\n" + objects
      + "\n</objects>\n<resources>\(resources)</resources>\n</document>\n"
  }

  /// A storyboard whose scenes hold one controller each.
  static func storyboard(
    _ controllers: [String], tools: String = "21507", device: String? = "retina6_1", orientation: String = "portrait",
    after: String = ""
  ) -> String {
    let head = header(tools: tools, device: device, orientation: orientation)
      .replacingOccurrences(of: "CocoaTouch.XIB", with: "CocoaTouch.Storyboard.XIB")
    let scenes = controllers.enumerated().map { number, controller in
      "<scene sceneID=\"scene\(number)\">\n<objects>\n\(controller)\n</objects>\n</scene>"
    }
    return head + "\n<scenes>\n" + scenes.joined(separator: "\n") + "\n</scenes>\n\(after)</document>\n"
  }
}

extension InterfaceDocument {
  /// Reads a document from text.
  init(text: String, path: String = "Test.xib") throws(DocumentError) {
    try self.init(data: Data(text.utf8), path: path)
  }
}
