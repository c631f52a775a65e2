@_exported import SpriteKit
