import UIKit

/// A list being edited: rows to delete, one to insert, handles to move them, and a toolbar.
final class ReminderListController: UITableViewController {
  private let reminders = [
    ("Water the plants", "Every morning"), ("Call the library", "About the film archive"),
    ("Buy developer and fixer", "Two bottles of each"), ("Print the portraits", "Ask Mira first"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reminders"
    navigationItem.rightBarButtonItem = editButtonItem
    toolbarItems = [
      UIBarButtonItem(title: "Mark All", style: .plain, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
    ]
    setEditing(true, animated: false)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    reminders.count + 1
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    indexPath.row == reminders.count ? .insert : .delete
  }

  override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { indexPath.row < reminders.count }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    guard indexPath.row < reminders.count else {
      cell.textLabel?.text = "New Reminder"
      cell.textLabel?.textColor = .systemGray
      return cell
    }
    let (title, detail) = reminders[indexPath.row]
    cell.textLabel?.text = title
    cell.detailTextLabel?.text = detail
    return cell
  }
}
