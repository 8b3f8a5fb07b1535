import UIKit

protocol Themed: AnyObject {
    func apply(_ theme: Theme)
}

struct Theme: Equatable {
    let background: UIColor
    let text: UIColor

    static let light = Theme(background: .white, text: .black)
    static let dark = Theme(background: #colorLiteral(red: 0.1, green: 0.1, blue: 0.12, alpha: 1), text: .white)
}

/// Switches and sliders that a storyboard would connect.
@objc(AccountViewController)
class AccountViewController: UIViewController {
    @IBOutlet weak var darkSwitch: UISwitch! {
        didSet { darkSwitch.isOn = settings.isDark }
    }
    @IBOutlet weak var volumeSlider: UISlider!
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet
    var labels: [UILabel]!
    @IBOutlet private var headerViews: [UIView] = []
    @IBOutlet weak var resetButton: UIButton!

    @IBInspectable var heading: String = "Account"
    @IBInspectable
    private(set) var inset: CGFloat = 16

    let settings: Settings
    private(set) var theme = Theme.light
    private(set) var visited: [String] = []

    enum Actions {
        static let reset = #selector(AccountViewController.reset(_:))
        static let toggle = #selector(AccountViewController.toggle as (AccountViewController) -> (UISwitch) -> Void)
        static let setHeading = #selector(setter: AccountViewController.heading)
        static let heading = #selector(getter: AccountViewController.heading)
        static let dismiss = #selector(UIViewController.dismissFromButton(_:))
    }

    init(settings: Settings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
        title = heading
    }

    required init?(coder: NSCoder) {
        settings = Settings()
        super.init(coder: coder)
    }

    override func loadView() {
        let stack = UIStackView()
        stack.axis = .vertical
        let darkSwitch = UISwitch()
        let slider = UISlider()
        let nameField = UITextField()
        let reset = UIButton(type: .system)
        labels = ["Dark", "Volume", "Name"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        for (label, control) in zip(labels, [darkSwitch, slider, nameField] as [UIControl]) {
            let row = UIStackView(arrangedSubviews: [label, control])
            row.distribution = .equalSpacing
            stack.addArrangedSubview(row)
            headerViews.append(row)
        }
        stack.addArrangedSubview(reset)
        view = UIView()
        view.addFilling(stack, insets: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
        self.darkSwitch = darkSwitch
        volumeSlider = slider
        self.nameField = nameField
        resetButton = reset
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        darkSwitch.addTarget(self, action: Actions.toggle, for: .valueChanged)
        volumeSlider.addTarget(self, action: #selector(volumeChanged), for: .valueChanged)
        nameField.addTarget(self, action: #selector(Self.nameChanged(_:)), for: [.editingChanged, .editingDidEnd])
        resetButton.setTitle("Reset", for: .normal)
        resetButton.addTarget(nil, action: Actions.reset, for: .touchUpInside)
        settings.add(self)
        apply(settings.isDark ? .dark : .light)
    }

    // MARK: - Actions

    func toggle() { darkSwitch.setOn(!darkSwitch.isOn, animated: true) }

    @IBAction private func toggle(_ sender: UISwitch) {
        settings.isDark = sender.isOn
    }

    @IBAction private func volumeChanged(_ sender: UISlider) {
        settings.volume = sender.value
    }

    @IBAction func nameChanged(_ sender: UITextField) {
        settings.nickname = sender.text ?? ""
    }

    @IBAction func reset(_ sender: Any?) {
        settings.reset()
    }

    @IBSegueAction func makeProfile(_ coder: NSCoder) -> UIViewController? {
        ProfileViewController(profile: settings.profile)
    }

    @IBAction func unwind(to segue: Any) { visited.append("unwind") }
}

extension AccountViewController: SettingsObserver {
    func settings(_ settings: Settings, didChange key: String) {
        visited.append(key)
        if key == #keyPath(Settings.isDark) { apply(settings.isDark ? .dark : .light) }
    }
}

extension AccountViewController: Themed {
    func apply(_ theme: Theme) {
        self.theme = theme
        viewIfLoaded?.backgroundColor = theme.background
        labels?.forEach { $0.textColor = theme.text }
    }
}

final class ProfileViewController: UIViewController {
    private let profile: Settings.Profile

    init(profile: Settings.Profile) {
        self.profile = profile
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = profile.city
        view.backgroundColor = .secondarySystemBackground
    }
}
