import UIKit

extension SceneInstantiator {
  /// What every control has.
  func applyControlProperties(_ properties: Properties, to control: UIControl) {
    control.isEnabled = properties.bool("enabled") ?? true
    control.isSelected = properties.bool("selected") ?? false
    control.isHighlighted = properties.bool("highlighted") ?? false
    switch properties["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "fill": control.contentHorizontalAlignment = .fill
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    case "center": control.contentHorizontalAlignment = .center
    default: break
    }
    switch properties["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    case "center": control.contentVerticalAlignment = .center
    default: break
    }
  }

  func makeSwitch(_ properties: Properties) -> UIView {
    let control = UISwitch()
    applyControlProperties(properties, to: control)
    control.isOn = properties.bool("on") ?? false
    if let color = colors.color(properties.child(key: "onTintColor")) { control.onTintColor = color }
    return control
  }

  func makeSlider(_ properties: Properties) -> UIView {
    let slider = UISlider()
    applyControlProperties(properties, to: slider)
    slider.minimumValue = Float(properties.finite("minValue") ?? 0)
    slider.maximumValue = Float(properties.finite("maxValue") ?? 1)
    slider.value = Float(properties.finite("value") ?? 0)
    slider.minimumValueImage = images.image(of: properties, key: "minimumValueImage")
    slider.maximumValueImage = images.image(of: properties, key: "maximumValueImage")
    return slider
  }

  func makeStepper(_ properties: Properties) -> UIView {
    let stepper = UIStepper()
    applyControlProperties(properties, to: stepper)
    stepper.minimumValue = properties.finite("minimumValue") ?? 0
    stepper.maximumValue = properties.finite("maximumValue") ?? 100
    stepper.value = properties.finite("value") ?? 0
    return stepper
  }

  func makeSegmentedControl(_ properties: Properties) -> UIView {
    let control = UISegmentedControl()
    applyControlProperties(properties, to: control)
    let segments = properties.child("segments").map { Array($0.children) } ?? []
    for (index, segment) in segments.enumerated() {
      if let image = images.image(of: segment, key: "image") {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        let title = localized(properties, "segmentTitles[\(index)]") ?? segment.string("title") ?? ""
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if let width = segment.finite("width"), width > 0 { control.setWidth(width, forSegmentAt: index) }
      if segment.bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
    }
    control.selectedSegmentIndex = properties.int("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    control.apportionsSegmentWidthsByContent = properties.bool("apportionsSegmentWidthsByContent") ?? false
    return control
  }

  func makeProgressView(_ properties: Properties) -> UIView {
    let view = UIProgressView(progressViewStyle: properties["progressViewStyle"] == "bar" ? .bar : .default)
    view.progress = Float(properties.finite("progress") ?? 0)
    return view
  }

  func makeActivityIndicator(_ properties: Properties) -> UIView {
    let isLarge = properties["style"] == "large" || properties["style"] == "whiteLarge"
    let view = UIActivityIndicatorView(style: isLarge ? .large : .medium)
    view.hidesWhenStopped = properties.bool("hidesWhenStopped") ?? false
    if properties.bool("animating") == true { view.startAnimating() }
    return view
  }

  func makePageControl(_ properties: Properties) -> UIView {
    let control = UIPageControl()
    applyControlProperties(properties, to: control)
    control.numberOfPages = properties.int("numberOfPages") ?? 0
    control.currentPage = properties.int("currentPage") ?? 0
    control.hidesForSinglePage = properties.bool("hidesForSinglePage") ?? false
    return control
  }

  func makeDatePicker(_ properties: Properties) -> UIView {
    let picker = UIDatePicker()
    applyControlProperties(properties, to: picker)
    switch properties["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    default: picker.datePickerMode = .dateAndTime
    }
    switch properties["style"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: picker.preferredDatePickerStyle = .automatic
    }
    return picker
  }
}
