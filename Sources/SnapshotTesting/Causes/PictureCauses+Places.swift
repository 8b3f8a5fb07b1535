import DarkroomImageComparison
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees

extension PictureCauses {
  /// Where the reasons show: the views that have changed, moved or gone, and those that throw their shadows.
  var places: [ChangedPlace] {
    let changes = TreeChange.all(old: sides.old.tree, new: sides.new.tree).map { change in
      ChangedPlace(
        nodes: change.nodes, isSubtree: change.reach == .subtree || change.words.contains(Self.corner),
        old: change.old, new: change.new)
    }
    let drawn = redrawn.map { index in
      let number = pairs.all[index].newNumber
      return ChangedPlace(
        nodes: number..<number + 1, isSubtree: false, old: frames.old[pairs.all[index].oldNumber],
        new: frames.new[number])
    }
    return changes + drawn + shadows
  }

  /// What clips what is in a view, where it clips.
  private static let corner = ": corner"

  /// Views around a changed one whose shadows have the shape of what is in them.
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

  /// The reason that pixels alone tell.
  static func cause(of colors: ColorReplacement) -> ChangeEvidence.Cause {
    let change = ColorChange(
      StraightColor(premultiplied: colors.old), StraightColor(premultiplied: colors.new))
    return cause("color\u{1}\(change.words)", "color \(change.words)", [])
  }
}

extension NodePair {
  fileprivate var isMoved: Bool {
    guard let (old, new) = both else { return true }
    return old.frame?.originText != new.frame?.originText || isResized
  }
}

extension TreeNode {
  /// Of the node and of all in it, in their order and in points from the root's corner.
  var placedFrames: [TreeFrame?] {
    zip(corners(scale: 1), frames).map { corner, frame in
      frame.map { TreeFrame(x: corner.x, y: corner.y, width: $0.width, height: $0.height) }
    }
  }

  private var frames: [TreeFrame?] { [frame] + children.flatMap(\.frames) }
}
