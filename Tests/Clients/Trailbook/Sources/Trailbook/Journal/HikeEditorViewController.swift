import Combine
import TrailKit
import TrailUI
import UIKit

/// The form for a hike.
final class HikeEditorViewController: BaseViewController {
    var onClose: (() -> Void)?

    let viewModel: HikeEditorViewModel

    let scrollView: UIScrollView = make {
        $0.keyboardDismissMode = .interactive
        $0.alwaysBounceVertical = true
    }
    let titleField: FloatingTextField = make {
        $0.placeholder = localized("Title")
        $0.returnKeyType = .next
        $0.autocapitalizationType = .sentences
        $0.accessibilityIdentifier = "title"
    }
    let distanceField: FloatingTextField = make {
        $0.placeholder = localized("Distance in kilometres")
        $0.keyboardType = .decimalPad
        $0.accessibilityIdentifier = "distance"
    }
    let datePicker: UIDatePicker = make {
        $0.datePickerMode = .date
        $0.preferredDatePickerStyle = .compact
        $0.maximumDate = Date()
    }
    let durationStepper: UIStepper = make {
        $0.minimumValue = 0.5
        $0.maximumValue = 24
        $0.stepValue = 0.5
    }
    let durationLabel = UILabel.make(font: Typography.body())
    let weatherControl = UISegmentedControl()
    let ratingControl: RatingControl = make()
    let notesView: PlaceholderTextView = make {
        $0.placeholder = localized("What was it like?")
    }

    private let stack = UIStackView(.vertical, spacing: Spacing.large)
    private lazy var toolbar = InputToolbar(fields: [titleField, distanceField, notesView])

    init(viewModel: HikeEditorViewModel) {
        self.viewModel = viewModel
        super.init()
        title = viewModel.isNew ? localized("New Hike") : localized("Edit Hike")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var avoidedScrollView: UIScrollView? { scrollView }

    override func setUpHierarchy() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel,
            target: self,
            action: #selector(cancel)
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save,
            target: self,
            action: #selector(save)
        )

        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        for (index, weather) in Weather.allCases.enumerated() {
            let image = UIImage(systemName: weather.symbolName)
            image?.accessibilityLabel = weather.localizedTitle
            weatherControl.insertSegment(with: image, at: index, animated: false)
        }

        let notesCard = CardView()
        notesCard.contentStack.addArrangedSubview(notesView)
        stack.addArrangedSubviews(
            titleField,
            row(localized("Date"), datePicker),
            row(localized("Duration"), durationLabel, durationStepper),
            distanceField,
            weatherControl,
            row(localized("Rating"), ratingControl),
            notesCard
        )
        notesView.heightAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true

        titleField.delegate = self
        distanceField.delegate = self
        notesView.delegate = self
        titleField.inputAccessoryView = toolbar
        distanceField.inputAccessoryView = toolbar
        notesView.inputAccessoryView = toolbar
        fill()
    }

    override func setUpConstraints() {
        scrollView.pinEdges(to: view.safeAreaLayoutGuide)
        stack.pinEdges(to: scrollView.contentLayoutGuide, insets: UIEdgeInsets(horizontal: 20, vertical: 20))
        stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40).isActive = true
    }

    override func setUpBindings() {
        titleField.addTarget(self, action: #selector(titleChanged), for: .editingChanged)
        distanceField.addTarget(self, action: #selector(distanceChanged), for: .editingChanged)
        datePicker.addTarget(self, action: #selector(dateChanged), for: .valueChanged)
        weatherControl.addTarget(self, action: #selector(weatherChanged), for: .valueChanged)
        durationStepper.on(.valueChanged) { [weak self] control in
            guard let stepper = control as? UIStepper else { return }
            self?.viewModel.hours = stepper.value
        }
        ratingControl.on(.valueChanged) { [weak self] control in
            guard let rating = control as? RatingControl else { return }
            self?.viewModel.rating = rating.rating
        }

        NotificationCenter.default.publisher(for: UITextView.textDidChangeNotification, object: notesView)
            .compactMap { ($0.object as? UITextView)?.text }
            .sink { [weak self] text in
                self?.viewModel.notes = text
            }
            .store(in: &cancellables)

        viewModel.$canSave
            .sink { [weak self] canSave in
                self?.navigationItem.rightBarButtonItem?.isEnabled = canSave
            }
            .store(in: &cancellables)

        viewModel.$titleError
            .sink { [weak self] message in
                self?.titleField.errorMessage = message
            }
            .store(in: &cancellables)

        viewModel.$hours
            .map { DurationFormatter.string(from: $0 * 3_600) }
            .sink { [weak self] text in
                self?.durationLabel.text = text
            }
            .store(in: &cancellables)
    }

    private func fill() {
        titleField.text = viewModel.title
        distanceField.text = viewModel.distanceText
        datePicker.date = viewModel.date
        durationStepper.value = viewModel.hours
        weatherControl.selectedSegmentIndex = Weather.allCases.firstIndex(of: viewModel.weather) ?? 0
        ratingControl.rating = viewModel.rating
        notesView.text = viewModel.notes
    }

    private func row(_ title: String, _ views: UIView...) -> UIView {
        let label = UILabel.make(font: Typography.body(), color: Palette.inkSecondary)
        label.text = title
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        return UIStackView(.horizontal, spacing: Spacing.medium, alignment: .center, views: [label] + views)
    }

    // MARK: Actions

    @objc private func titleChanged() {
        viewModel.title = titleField.text ?? ""
    }

    @objc private func distanceChanged() {
        viewModel.distanceText = distanceField.text ?? ""
    }

    @objc private func dateChanged() {
        viewModel.date = datePicker.date
    }

    @objc private func weatherChanged() {
        viewModel.weather = Weather.allCases[weatherControl.selectedSegmentIndex]
    }

    @objc private func save() {
        view.endEditing(true)
        Task {
            do {
                try await viewModel.save()
                onClose?()
            } catch {
                present(error)
            }
        }
    }

    @objc private func cancel() {
        guard viewModel.hasChanges else {
            onClose?()
            return
        }
        let alert = UIAlertController.confirmation(
            title: localized("Discard your changes?"),
            message: nil,
            actionTitle: localized("Discard")
        ) { [weak self] in
            self?.onClose?()
        }
        alert.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
        present(alert, animated: true)
    }
}

extension HikeEditorViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === titleField {
            distanceField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return false
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        guard textField === distanceField else { return true }
        let current = (textField.text ?? "") as NSString
        let proposed = current.replacingCharacters(in: range, with: string)
        return proposed.isEmpty || HikeEditorViewModel.metres(from: proposed) != nil
    }
}

extension HikeEditorViewController: UITextViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) {
        let rect = textView.convert(textView.bounds, to: scrollView)
        scrollView.scrollRectToVisible(rect, animated: true)
    }
}
