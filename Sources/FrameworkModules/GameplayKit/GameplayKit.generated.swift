// Made by `make surface` from Surface/GameplayKit.swift; don't edit.
// swift-format-ignore-file

@_exported import SpriteKit
