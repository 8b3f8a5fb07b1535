import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiTableView = ViewClass(
    UITableView.self,
    elements: ["tableView"], decode: { $0.decodeTable($1) },
    outlets: [
      NibOutlet("delegate", \UITableView.delegate),
      NibOutlet("dataSource", \UITableView.dataSource),
      NibOutlet("prefetchDataSource", \UITableView.prefetchDataSource),
      NibOutlet("backgroundView", \UITableView.backgroundView),
      NibOutlet("tableHeaderView", \UITableView.tableHeaderView),
      NibOutlet("tableFooterView", \UITableView.tableFooterView),
    ],
    appearance: [
      AppearanceSetting(\UITableView.separatorColor),
      AppearanceSetting(\UITableView.sectionIndexColor),
    ])
}
