import TrailKit
import TrailUI
import UIKit

/// The static form for a new piece of gear.
final class GearEditorViewController: UITableViewController, UITextFieldDelegate {
    @IBOutlet private(set) weak var nameField: UITextField!
    @IBOutlet private(set) weak var weightSlider: UISlider!
    @IBOutlet private(set) weak var weightLabel: UILabel!
    @IBOutlet private(set) weak var saveButton: UIBarButtonItem!

    private var category: GearItem.Category = .clothing

    /// What the form says, or nothing while the name is missing.
    var item: GearItem? {
        let name = (nameField.text ?? "").trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return nil }
        return GearItem(name: name, category: category, weight: Double(weightSlider.value.rounded()))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let actions = GearItem.Category.allCases.map { category in
            UIAction(
                title: category.localizedTitle,
                image: UIImage(systemName: category.symbolName),
                state: category == self.category ? .on : .off
            ) { [weak self] _ in
                self?.category = category
            }
        }
        let button = ButtonFactory.menu(title: category.localizedTitle, children: actions)
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 60))
        footer.addSubview(button)
        button.center(in: footer)
        tableView.tableFooterView = footer
        updateWeight()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        nameField.becomeFirstResponder()
    }

    @IBAction func nameChanged(_ sender: UITextField) {
        saveButton.isEnabled = item != nil
    }

    @IBAction func weightChanged(_ sender: UISlider) {
        updateWeight()
    }

    private func updateWeight() {
        weightLabel.text = "\(Int(weightSlider.value.rounded())) g"
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
    }
}
