// Layers and their animations are part of UIKit here.
@_exported import UIKit
