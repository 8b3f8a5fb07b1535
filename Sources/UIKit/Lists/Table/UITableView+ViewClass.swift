import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiTableView = ViewClass(
    UITableView.self,
    elements: ["tableView"], decode: { $0.decodeTable($1) },
    outlets: [
      Outlet("delegate", \UITableView.delegate) { $0.delegate = $1 },
      Outlet("dataSource", \UITableView.dataSource) { $0.dataSource = $1 },
      Outlet("prefetchDataSource", \UITableView.prefetchDataSource) { $0.prefetchDataSource = $1 },
      Outlet("backgroundView", \UITableView.backgroundView) { $0.backgroundView = $1 },
      Outlet("tableHeaderView", \UITableView.tableHeaderView) { $0.tableHeaderView = $1 },
      Outlet("tableFooterView", \UITableView.tableFooterView) { $0.tableFooterView = $1 },
    ],
    appearance: [
      AppearanceSetting(\UITableView.separatorColor),
      AppearanceSetting(\UITableView.sectionIndexColor),
    ])
}
