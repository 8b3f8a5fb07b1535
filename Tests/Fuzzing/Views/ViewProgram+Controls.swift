import DarkroomUIKit
import Foundation

extension ViewProgram {
  static let controls: [Call] = [
    { program, reader in
      let slider = program.view(UISlider.self, &reader)
      slider?.minimumValue = reader.float()
      slider?.maximumValue = reader.float()
      slider?.value = reader.float()
    },
    { program, reader in
      let stepper = program.view(UIStepper.self, &reader)
      stepper?.minimumValue = reader.number()
      stepper?.maximumValue = reader.number()
      stepper?.stepValue = reader.number()
      stepper?.value = reader.number()
      stepper?.wraps = reader.flag()
    },
    { program, reader in program.view(UIProgressView.self, &reader)?.progress = reader.float() },
    { program, reader in program.view(UISwitch.self, &reader)?.setOn(reader.flag(), animated: true)
    },
    { program, reader in
      let segments = program.view(UISegmentedControl.self, &reader)
      switch reader.choice(6) {
      case 0: segments?.removeSegment(at: reader.choice(6), animated: false)
      case 1: segments?.selectedSegmentIndex = reader.choice(6) - 2
      case 2: segments?.setWidth(reader.number(), forSegmentAt: reader.choice(6))
      case 3: segments?.setImage(reader.image(), forSegmentAt: reader.choice(6))
      case 4: segments?.apportionsSegmentWidthsByContent = reader.flag()
      default: segments?.removeAllSegments()
      }
    },
    { program, reader in
      let pages = program.view(UIPageControl.self, &reader)
      pages?.numberOfPages = reader.choice(300) - 3
      pages?.currentPage = reader.choice(300) - 3
      pages?.hidesForSinglePage = reader.flag()
    },
    { program, reader in
      guard let picker = program.view(UIDatePicker.self, &reader) else { return }
      switch reader.choice(6) {
      case 0: picker.datePickerMode = UIDatePicker.Mode(rawValue: reader.choice(4)) ?? .date
      case 1:
        picker.preferredDatePickerStyle = reader.element([.wheels, .compact, .automatic])
      case 2: picker.date = Date(timeIntervalSince1970: reader.number() * 1e6)
      case 3: picker.minimumDate = Date(timeIntervalSince1970: reader.number() * 1e6)
      case 4: picker.maximumDate = Date(timeIntervalSince1970: reader.number() * 1e6)
      default: picker.minuteInterval = reader.choice(70) - 3
      }
    },
    { program, reader in
      guard let picker = program.view(UIPickerView.self, &reader) else { return }
      switch reader.choice(3) {
      case 0: picker.reloadAllComponents()
      case 1 where picker.numberOfComponents > 0:
        picker.selectRow(
          reader.choice(50), inComponent: reader.choice(picker.numberOfComponents),
          animated: reader.flag())
      default: _ = picker.numberOfComponents
      }
    },
    { program, reader in
      guard let control = program.view(UIControl.self, &reader) else { return }
      switch reader.choice(4) {
      case 0: control.isEnabled = reader.flag()
      case 1: control.isSelected = reader.flag()
      case 2: control.isHighlighted = reader.flag()
      default:
        let view = program.view(&reader)
        control.addAction(
          UIAction { [weak view] _ in view?.isHidden.toggle() }, for: .allEvents)
      }
    },
    { program, reader in
      let spinner = program.view(UIActivityIndicatorView.self, &reader)
      if reader.flag() { spinner?.startAnimating() } else { spinner?.stopAnimating() }
    },
    { program, reader in
      guard let scroll = program.view(UIScrollView.self, &reader) else { return }
      switch reader.choice(12) {
      case 0: scroll.contentSize = reader.size()
      case 1: scroll.contentOffset = reader.point()
      case 2: scroll.setContentOffset(reader.point(), animated: true)
      case 3: scroll.contentInset = reader.insets()
      case 4: scroll.zoomScale = reader.number()
      case 5:
        scroll.minimumZoomScale = reader.number()
        scroll.maximumZoomScale = reader.number()
      case 6: scroll.scrollRectToVisible(reader.rect(), animated: false)
      case 7: scroll.zoom(to: reader.rect(), animated: false)
      case 8: scroll.refreshControl = reader.flag() ? UIRefreshControl() : nil
      case 9:
        scroll.contentInsetAdjustmentBehavior =
          UIScrollView.ContentInsetAdjustmentBehavior(rawValue: reader.choice(4)) ?? .never
      case 10: scroll.isPagingEnabled = reader.flag()
      default: scroll.refreshControl?.beginRefreshing()
      }
    },
  ]
}
