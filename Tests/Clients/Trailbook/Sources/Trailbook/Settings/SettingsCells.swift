import TrailUI
import UIKit

/// A title with a control next to it, or below it when the text is large.
class SettingsCell: UITableViewCell {
    let titleLabel = UILabel.make(font: .preferredFont(forTextStyle: .body), lines: 0)
    let stack = UIStackView(.horizontal, spacing: Spacing.medium, alignment: .center)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        stack.addArrangedSubview(titleLabel)
        contentView.addSubview(stack)
        stack.pinEdges(to: contentView.layoutMarginsGuide)
        stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 32).isActive = true
        setUpControls()
        updateAxis()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: SettingsCell, _: UITraitCollection) in
            cell.updateAxis()
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func setUpControls() {}

    private func updateAxis() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        stack.axis = isLarge ? .vertical : .horizontal
        stack.alignment = isLarge ? .leading : .center
    }
}

final class ToggleCell: SettingsCell {
    let toggle = UISwitch()
    private var change: ((Bool) -> Void)?

    override func setUpControls() {
        stack.addArrangedSubview(toggle)
        toggle.addTarget(self, action: #selector(toggled), for: .valueChanged)
    }

    func configure(title: String, isOn: Bool, change: @escaping (Bool) -> Void) {
        titleLabel.text = title
        toggle.isOn = isOn
        toggle.accessibilityLabel = title
        self.change = change
    }

    @objc private func toggled() {
        change?(toggle.isOn)
    }
}

final class TextCell: SettingsCell, UITextFieldDelegate {
    let textField = UITextField()
    private var change: ((String) -> Void)?

    override func setUpControls() {
        textField.textAlignment = .right
        textField.font = .preferredFont(forTextStyle: .body)
        textField.adjustsFontForContentSizeCategory = true
        textField.returnKeyType = .done
        textField.delegate = self
        titleLabel.setContentHuggingPriority(.required, for: .horizontal)
        stack.addArrangedSubview(textField)
    }

    func configure(title: String, value: String, placeholder: String, change: @escaping (String) -> Void) {
        titleLabel.text = title
        textField.text = value
        textField.placeholder = placeholder
        self.change = change
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        change?(textField.text ?? "")
    }
}

final class StepperCell: SettingsCell {
    let stepper = UIStepper()
    let valueLabel = UILabel.make(font: Typography.figures(16), color: Palette.inkSecondary, alignment: .right)
    private var format: ((Double) -> String)?
    private var change: ((Double) -> Void)?

    override func setUpControls() {
        stack.addArrangedSubviews(valueLabel, stepper)
        stepper.addAction(UIAction { [weak self] _ in self?.stepped() }, for: .valueChanged)
    }

    func configure(
        title: String,
        value: Double,
        range: ClosedRange<Double>,
        step: Double,
        format: @escaping (Double) -> String,
        change: @escaping (Double) -> Void
    ) {
        titleLabel.text = title
        stepper.minimumValue = range.lowerBound
        stepper.maximumValue = range.upperBound
        stepper.stepValue = step
        stepper.value = value
        self.format = format
        self.change = change
        valueLabel.text = format(value)
    }

    private func stepped() {
        valueLabel.text = format?(stepper.value)
        change?(stepper.value)
    }
}

final class SegmentsCell: SettingsCell {
    let segmentedControl = UISegmentedControl()
    private var change: ((Int) -> Void)?

    override func setUpControls() {
        stack.addArrangedSubview(segmentedControl)
        segmentedControl.addTarget(self, action: #selector(selected(_:)), for: .valueChanged)
    }

    func configure(title: String, options: [String], selected: Int, change: @escaping (Int) -> Void) {
        titleLabel.text = title
        segmentedControl.removeAllSegments()
        for (index, option) in options.enumerated() {
            segmentedControl.insertSegment(withTitle: option, at: index, animated: false)
        }
        segmentedControl.selectedSegmentIndex = selected
        self.change = change
    }

    @objc private func selected(_ sender: UISegmentedControl) {
        change?(sender.selectedSegmentIndex)
    }
}

final class SliderCell: SettingsCell {
    let slider = UISlider()
    private var change: ((Double) -> Void)?

    override func setUpControls() {
        slider.minimumValueImage = UIImage(systemName: "textformat.size.smaller")
        slider.maximumValueImage = UIImage(systemName: "textformat.size.larger")
        slider.isContinuous = false
        slider.widthAnchor.constraint(greaterThanOrEqualToConstant: 160).isActive = true
        stack.addArrangedSubview(slider)
        slider.addTarget(self, action: #selector(slid), for: .valueChanged)
    }

    func configure(title: String, value: Double, range: ClosedRange<Double>, change: @escaping (Double) -> Void) {
        titleLabel.text = title
        slider.minimumValue = Float(range.lowerBound)
        slider.maximumValue = Float(range.upperBound)
        slider.value = Float(value)
        self.change = change
    }

    @objc private func slid() {
        change?(Double(slider.value))
    }
}

final class TimeCell: SettingsCell {
    let datePicker = UIDatePicker()
    private var change: ((Date) -> Void)?

    override func setUpControls() {
        datePicker.datePickerMode = .time
        datePicker.preferredDatePickerStyle = .compact
        datePicker.minuteInterval = 5
        stack.addArrangedSubview(datePicker)
        datePicker.addTarget(self, action: #selector(picked), for: .valueChanged)
    }

    func configure(title: String, value: Date, change: @escaping (Date) -> Void) {
        titleLabel.text = title
        datePicker.date = value
        self.change = change
    }

    @objc private func picked() {
        change?(datePicker.date)
    }
}
