// Made by `make surface` from Surface/QuartzCore.swift; don't edit.
// swift-format-ignore-file

@_exported import UIKit
