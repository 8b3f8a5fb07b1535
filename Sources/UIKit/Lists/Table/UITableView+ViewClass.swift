import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiTableView = ViewClass(
    UITableView.self,
    elements: ["tableView"], decode: { $0.decodeTable($1) },
    outlets: [
      Outlet("delegate", \UITableView.delegate),
      Outlet("dataSource", \UITableView.dataSource),
      Outlet("prefetchDataSource", \UITableView.prefetchDataSource),
      Outlet("backgroundView", \UITableView.backgroundView),
      Outlet("tableHeaderView", \UITableView.tableHeaderView),
      Outlet("tableFooterView", \UITableView.tableFooterView),
    ],
    appearance: [
      AppearanceSetting(\UITableView.separatorColor),
      AppearanceSetting(\UITableView.sectionIndexColor),
    ])
}
