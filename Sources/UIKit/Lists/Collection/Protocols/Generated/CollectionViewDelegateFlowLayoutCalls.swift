public import Foundation

// Written by Scripts/delegate-methods from UICollectionViewDelegateFlowLayout.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    _OptionalMethod("collectionView:layout:sizeForItemAt:", of: self)?.call(
      collectionView, collectionViewLayout, indexPath, as: CGSize.self)
      ?? FlowMetrics.unimplementedSize
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    _OptionalMethod("collectionView:layout:insetForSectionAt:", of: self)?.call(
      collectionView, collectionViewLayout, section, as: UIEdgeInsets.self)
      ?? FlowMetrics.unimplementedInset
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    _OptionalMethod("collectionView:layout:minimumLineSpacingForSectionAt:", of: self)?.call(
      collectionView, collectionViewLayout, section, as: CGFloat.self)
      ?? FlowMetrics.unimplementedLength
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    _OptionalMethod("collectionView:layout:minimumInteritemSpacingForSectionAt:", of: self)?.call(
      collectionView, collectionViewLayout, section, as: CGFloat.self)
      ?? FlowMetrics.unimplementedLength
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    _OptionalMethod("collectionView:layout:referenceSizeForHeaderInSection:", of: self)?.call(
      collectionView, collectionViewLayout, section, as: CGSize.self)
      ?? FlowMetrics.unimplementedSize
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    _OptionalMethod("collectionView:layout:referenceSizeForFooterInSection:", of: self)?.call(
      collectionView, collectionViewLayout, section, as: CGSize.self)
      ?? FlowMetrics.unimplementedSize
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UICollectionViewDelegateFlowLayout {
  @_disfavoredOverload
  public var collectionView: _CollectionViewDelegateFlowLayoutCalls.CollectionView? {
    .init(receiver: self)
  }
}

/// The optional methods of `UICollectionViewDelegateFlowLayout` that have labels, as callable values.
public enum _CollectionViewDelegateFlowLayoutCalls {
  /// What `collectionView` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct CollectionView {
    let receiver: any UICollectionViewDelegateFlowLayout

    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize? {
      FlowMetrics.implemented(
        receiver.collectionView(
          collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath))
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets? {
      FlowMetrics.implemented(
        receiver.collectionView(
          collectionView, layout: collectionViewLayout, insetForSectionAt: section))
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat? {
      FlowMetrics.implemented(
        receiver.collectionView(
          collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section))
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat? {
      FlowMetrics.implemented(
        receiver.collectionView(
          collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section
        ))
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize? {
      FlowMetrics.implemented(
        receiver.collectionView(
          collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section))
    }
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize? {
      FlowMetrics.implemented(
        receiver.collectionView(
          collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section))
    }
  }
}
