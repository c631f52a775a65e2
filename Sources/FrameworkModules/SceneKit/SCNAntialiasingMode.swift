import Foundation
import UIKit

/// How edges are smoothed.
public enum SCNAntialiasingMode: UInt, Sendable {
  case none = 0, multisampling2X, multisampling4X
}
