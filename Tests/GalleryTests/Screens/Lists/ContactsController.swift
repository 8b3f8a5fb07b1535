import UIKit

/// Names in sections by their first letter, as the Contacts app lists them.
final class ContactsController: UITableViewController {
  static let names = [
    "Ada Lovelace", "Alan Turing", "Annie Easley", "Barbara Liskov", "Betty Holberton",
    "Donald Knuth", "Dorothy Vaughan", "Edsger Dijkstra", "Frances Allen", "Grace Hopper",
    "Hedy Lamarr", "Ivan Sutherland", "Jean Bartik", "John McCarthy", "Katherine Johnson",
    "Kathleen Booth", "Margaret Hamilton", "Niklaus Wirth", "Radia Perlman",
  ]
  private let sections = Dictionary(grouping: names) { String($0.prefix(1)) }
    .sorted { $0.key < $1.key }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Groups", style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    search.placeholder = "Search"
    tableView.tableHeaderView = search
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].value.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].key }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.map(\.key)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].value[indexPath.row]
    return cell
  }
}
