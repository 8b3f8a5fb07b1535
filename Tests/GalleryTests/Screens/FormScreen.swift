import UIKit

/// A form with text fields, a segmented control, sliders, steppers, switches and a primary button.
final class FormScreen: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    addSubview(
      UILabel(
        "New booking", font: .systemFont(ofSize: 28, weight: .bold), at: CGPoint(x: 20, y: 24)))
    addFields()
    addChoices()
    addProgress()
    addButtons()
  }

  required init?(coder: NSCoder) { nil }

  private var width: CGFloat { bounds.width - 40 }

  private func addFields() {
    let name = UITextField(frame: CGRect(x: 20, y: 76, width: width, height: 34))
    name.borderStyle = .roundedRect
    name.text = "Margaret Hamilton"
    name.clearButtonMode = .always
    addSubview(name)
    let mail = UITextField(frame: CGRect(x: 20, y: 122, width: width, height: 34))
    mail.borderStyle = .roundedRect
    mail.placeholder = "E-mail address"
    addSubview(mail)
    let code = UITextField(frame: CGRect(x: 20, y: 168, width: width, height: 34))
    code.borderStyle = .roundedRect
    code.isSecureTextEntry = true
    code.text = "apollo11"
    addSubview(code)
  }

  private func addChoices() {
    let segments = UISegmentedControl(items: ["Window", "Middle", "Aisle"])
    segments.selectedSegmentIndex = 0
    segments.frame = CGRect(x: 20, y: 222, width: width, height: 32)
    addSubview(segments)
    addSubview(UILabel("Passengers", at: CGPoint(x: 20, y: 276)))
    let stepper = UIStepper()
    stepper.value = 2
    stepper.frame.origin = CGPoint(x: bounds.width - 20 - stepper.frame.width, y: 270)
    addSubview(stepper)
    addSubview(UILabel("Quiet zone", at: CGPoint(x: 20, y: 322)))
    let quiet = UISwitch()
    quiet.isOn = true
    quiet.frame.origin = CGPoint(x: bounds.width - 20 - quiet.frame.width, y: 316)
    addSubview(quiet)
    let slider = UISlider(frame: CGRect(x: 20, y: 360, width: width, height: 34))
    slider.minimumValue = 0
    slider.maximumValue = 100
    slider.value = 64
    addSubview(slider)
  }

  private func addProgress() {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.4
    progress.frame = CGRect(x: 20, y: 412, width: width, height: 4)
    addSubview(progress)
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 1
    pages.pageIndicatorTintColor = .systemGray4
    pages.currentPageIndicatorTintColor = .systemBlue
    pages.frame = CGRect(x: 20, y: 426, width: width, height: 26)
    addSubview(pages)
  }

  private func addButtons() {
    let book = UIButton(type: .system)
    book.setTitle("Book seats", for: .normal)
    book.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    book.setTitleColor(.white, for: .normal)
    book.backgroundColor = .systemGreen
    book.layer.cornerRadius = 10
    book.frame = CGRect(x: 20, y: 468, width: width, height: 50)
    addSubview(book)
    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
    cancel.isEnabled = false
    cancel.frame = CGRect(x: 20, y: 524, width: width, height: 34)
    addSubview(cancel)
  }
}
