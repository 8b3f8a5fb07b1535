import UIKit

@objc protocol CheckoutViewControllerDelegate: AnyObject {
    @objc func checkoutViewController(_ controller: CheckoutViewController, didPlace order: Order)
    @objc optional func checkoutViewControllerDidCancel(_ controller: CheckoutViewController)
}

class CheckoutViewController: UIViewController, KeyboardObserving {
    weak var delegate: CheckoutViewControllerDelegate?
    private let viewModel: CheckoutViewModel
    private(set) var keyboardHeight: CGFloat = 0

    private(set) lazy var fields: [UITextField] = CheckoutViewModel.Field.allCases.map { field in
        let textField = UITextField()
        textField.borderStyle = .roundedRect
        textField.placeholder = field.placeholder
        textField.tag = field.rawValue
        textField.delegate = self
        textField.returnKeyType = field == .postcode ? .done : .next
        textField.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
        return textField
    }

    private(set) lazy var countryPicker: UIPickerView = {
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        picker.selectRow(viewModel.country, inComponent: 0, animated: false)
        return picker
    }()

    private(set) lazy var datePicker: UIDatePicker = {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        if #available(iOS 13.4, *) {
            picker.preferredDatePickerStyle = .compact
        }
        picker.minimumDate = viewModel.delivery
        picker.date = viewModel.delivery
        picker.addTarget(self, action: #selector(dateChanged), for: .valueChanged)
        return picker
    }()

    private(set) lazy var orderButton: RoundedButton = {
        let button = RoundedButton()
        button.setTitle("Order", for: .normal)
        button.addTarget(self, action: #selector(order), for: .primaryActionTriggered)
        return button
    }()

    private(set) lazy var messageLabel = UILabel()
    private let scrollView = UIScrollView()
    private var subscriptions: [AnyObject] = []

    init(viewModel: CheckoutViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = "Checkout"
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let stack = UIStackView(arrangedSubviews: fields + [countryPicker, datePicker, messageLabel, orderButton])
        stack.axis = .vertical
        stack.spacing = 8
        scrollView.addSubview(stack)
        view.addFilling(scrollView)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -16),
        ])
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        messageLabel.textColor = .systemRed
        viewModel.isValid.bind { [weak self] isValid in self?.orderButton.isEnabled = isValid }
        let background = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
        background.cancelsTouchesInView = false
        view.addGestureRecognizer(background)
        observeKeyboard()
        subscriptions.append(orderButton.extension.on(.touchDown) { [weak self] _ in self?.messageLabel.text = nil })
    }

    @objc private func textChanged(_ sender: UITextField) {
        guard let field = CheckoutViewModel.Field(rawValue: sender.tag) else { return }
        viewModel[field] = sender.text ?? ""
        messageLabel.text = viewModel.error(in: field)
    }

    @objc private func dateChanged() {
        viewModel.delivery = datePicker.date
    }

    @objc func order() {
        guard let order = viewModel.order() else { return }
        delegate?.checkoutViewController(self, didPlace: order)
    }

    @objc func cancel() {
        guard viewModel.address != Address() else { return leave() }
        let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        alert.addAction(UIAlertAction(title: "Leave", style: .destructive) { [weak self] _ in self?.leave() })
        present(alert, animated: true)
    }

    private func leave() {
        delegate?.checkoutViewControllerDidCancel?(self)
    }

    // MARK: - KeyboardObserving

    @objc func keyboardWillShow(_ notification: Notification) {
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        keyboardHeight = frame?.height ?? 0
        scrollView.contentInset.bottom = keyboardHeight
    }

    @objc func keyboardWillHide(_ notification: Notification) {
        keyboardHeight = 0
        scrollView.contentInset.bottom = 0
    }
}

// MARK: - UITextFieldDelegate

extension CheckoutViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField.tag + 1 < fields.count {
            fields[textField.tag + 1].becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return false
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        (textField.text ?? "").count + string.count - range.length <= 24
    }
}

// MARK: - UIPickerViewDataSource, UIPickerViewDelegate

extension CheckoutViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        viewModel.countries.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        viewModel.countries[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        viewModel.country = row
    }
}
