import DarkroomUIKit
import Foundation

extension ViewProgram {
  private func source(_ reader: inout CallReader) -> ListSource? {
    let choice = reader.choice(256)
    return sources.isEmpty ? nil : sources[choice % sources.count]
  }

  static let lists: [Call] = [
    { program, reader in program.source(&reader)?.reload(&reader) },
    { program, reader in program.source(&reader)?.changeRows(&reader) },
    { program, reader in program.source(&reader)?.changeRows(&reader) },
    { program, reader in program.source(&reader)?.changeSections(&reader) },
    { program, reader in
      guard let source = program.source(&reader), let path = source.path(&reader) else { return }
      source.moveRow(from: path, &reader)
    },
    { program, reader in
      guard let source = program.source(&reader), let path = source.path(&reader) else { return }
      switch reader.choice(4) {
      case 0:
        source.table?.reloadRows(at: [path], with: .none)
        source.collection?.reloadItems(at: [path])
      case 1:
        source.table?.reconfigureRows(at: [path])
        source.collection?.reconfigureItems(at: [path])
      case 2:
        source.table?.reloadSections([path.section], with: .none)
        source.collection?.reloadSections([path.section])
      default:
        source.table?.reloadData()
        source.collection?.reloadData()
      }
    },
    { program, reader in
      guard let source = program.source(&reader), let path = source.path(&reader) else { return }
      source.table?.selectRow(at: path, animated: reader.flag(), scrollPosition: .middle)
      source.collection?.selectItem(at: path, animated: reader.flag(), scrollPosition: .top)
    },
    { program, reader in
      guard let source = program.source(&reader), let path = source.path(&reader) else { return }
      source.table?.deselectRow(at: path, animated: false)
      source.collection?.deselectItem(at: path, animated: false)
    },
    { program, reader in
      guard let source = program.source(&reader), let table = source.table else { return }
      let path = source.anyPath(&reader)
      _ = table.numberOfSections
      try program.call(.internalInconsistency, if: !source.has(path)) {
        table.scrollToRow(at: path, at: .bottom, animated: false)
      }
    },
    { program, reader in
      guard let source = program.source(&reader), let path = source.path(&reader) else { return }
      source.collection?.scrollToItem(at: path, at: .bottom, animated: false)
    },
    { program, reader in
      guard let source = program.source(&reader) else { return }
      let path = source.anyPath(&reader)
      _ = source.table?.rectForRow(at: path)
      _ = source.table?.cellForRow(at: path)
      _ = source.collection?.cellForItem(at: path)
      _ = source.collection?.layoutAttributesForItem(at: path)
      _ = source.table?.indexPathForRow(at: reader.point())
      _ = source.collection?.indexPathForItem(at: reader.point())
    },
    { program, reader in
      let table = program.source(&reader)?.table
      switch reader.choice(7) {
      case 0: table?.rowHeight = reader.number()
      case 1: table?.estimatedRowHeight = reader.number()
      case 2: table?.sectionHeaderHeight = reader.number()
      case 3: table?.setEditing(reader.flag(), animated: false)
      case 4: table?.tableHeaderView = UIView(frame: reader.rect())
      case 5: table?.tableFooterView = UILabel(frame: reader.rect())
      default: table?.allowsMultipleSelection = reader.flag()
      }
    },
    { program, reader in
      let layout =
        program.source(&reader)?.collection?.collectionViewLayout as? UICollectionViewFlowLayout
      switch reader.choice(6) {
      case 0: layout?.itemSize = reader.size()
      case 1: layout?.minimumLineSpacing = reader.number()
      case 2: layout?.minimumInteritemSpacing = reader.number()
      case 3: layout?.sectionInset = reader.insets()
      case 4: layout?.scrollDirection = reader.flag() ? .horizontal : .vertical
      default: layout?.estimatedItemSize = reader.size()
      }
    },
    { program, reader in
      guard let source = program.source(&reader), let table = source.table else { return }
      _ = table.numberOfSections
      try program.call(.internalInconsistency, if: true, isLate: true) {
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    },
    { program, reader in
      guard let source = program.source(&reader), let list = source.collection else { return }
      _ = list.numberOfSections
      try program.call(.internalInconsistency, if: true, isLate: true) {
        list.deleteSections([0])
      }
    },
  ]
}
