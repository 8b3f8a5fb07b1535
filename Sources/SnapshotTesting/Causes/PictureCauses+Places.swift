import DarkroomImageComparison
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees

extension PictureCauses {
  /// The places where the reasons are visible: views that changed, moved or were removed, and views whose shadows
  /// changed.
  var places: [ChangedPlace] {
    let changes = TreeChange.all(old: sides.old.tree, new: sides.new.tree).map { change in
      ChangedPlace(
        nodes: change.nodes,
        isSubtree: change.reach == .subtree || change.words.contains(Self.corner),
        old: change.old, new: change.new)
    }
    let drawn = redrawn.map { index in
      let number = pairs.all[index].newNumber
      return ChangedPlace(
        nodes: number..<number + 1, isSubtree: false, old: frames.old[pairs.all[index].oldNumber],
        new: frames.new[number])
    }
    return changes + drawn + shadows + oldShadows
  }

  /// The old places of shadows that have become smaller or changed their shape.
  private var oldShadows: [ChangedPlace] {
    pairs.all.indices.compactMap { index in
      guard let old = pairs.all[index].old, pairs.all[index].new != nil,
        let frame = frames.old[pairs.all[index].oldNumber],
        let radius = old["shadow radius"].flatMap(Double.init)
      else { return nil }
      let offset = (old["shadow offset"] ?? "0 -3").split(separator: " ").compactMap { Double($0) }
      let reach = 2 * radius + (offset.map(abs).max() ?? 0)
      guard redrawn.contains(index) else { return nil }
      let number = pairs.all[index].newNumber
      return ChangedPlace(
        nodes: number..<number + 1, isSubtree: false,
        old: TreeFrame(
          x: frame.x - reach, y: frame.y - reach, width: frame.width + 2 * reach,
          height: frame.height + 2 * reach),
        new: frames.new[number])
    }
  }

  /// The suffix of attributes that clip the contents of a view.
  private static let corner = ": corner"

  /// Views around a changed one whose shadows follow the shape of their contents.
  private var shadows: [ChangedPlace] {
    let touched = pairs.all.indices.filter { redrawn.contains($0) || pairs.all[$0].isMoved }
    let around = Set(touched.flatMap(pairs.ancestors)).filter { index in
      pairs.all[index].both?.new["shadow opacity"] != nil
    }
    return around.sorted().map { index in
      let number = pairs.all[index].newNumber
      return ChangedPlace(
        nodes: number..<number + 1, isSubtree: false, old: frames.old[pairs.all[index].oldNumber],
        new: frames.new[number])
    }
  }

  /// The cause that only the pixels show.
  static func cause(of colors: ColorReplacement) -> ChangeEvidence.Cause {
    let change = ColorChange(
      StraightColor(premultiplied: colors.old), StraightColor(premultiplied: colors.new))
    return cause("color\u{1}\(change.words)", "color \(change.words)", [])
  }
}

extension TreeNode {
  /// The frames of the node and its descendants, in order and in points from the root's corner.
  var placedFrames: [TreeFrame?] {
    zip(corners(scale: 1), frames).map { corner, frame in
      frame.map { TreeFrame(x: corner.x, y: corner.y, width: $0.width, height: $0.height) }
    }
  }

  private var frames: [TreeFrame?] { [frame] + children.flatMap(\.frames) }
}
