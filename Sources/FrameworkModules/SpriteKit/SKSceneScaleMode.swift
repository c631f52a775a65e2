import Foundation
import UIKit

/// How a scene fills its view.
public enum SKSceneScaleMode: Int, Sendable {
  case fill = 0
  case aspectFill, aspectFit, resizeFill
}
