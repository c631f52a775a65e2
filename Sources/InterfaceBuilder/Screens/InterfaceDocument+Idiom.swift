import Foundation

nonisolated extension InterfaceDocument {
  /// The kind of device for which the document is made: phone or pad. It is determined by the document's target
  /// runtime, otherwise by its device, otherwise by the size of its canvas.
  public var idiom: Device.Idiom {
    if root["targetRuntime"]?.hasSuffix(".iPad") == true { return .pad }
    if let device = device.flatMap({ Device.named($0.id) }) { return device.idiom }
    // The square canvas of Xcode 6 and 7 is for any device, so it counts as a phone.
    let size = canvasSize
    return size.width != size.height && min(size.width, size.height) >= 744 ? .pad : .phone
  }
}
