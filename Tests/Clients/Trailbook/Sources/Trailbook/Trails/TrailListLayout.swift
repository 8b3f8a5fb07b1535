import TrailUI
import UIKit

/// The compositional layout of the list of trails.
enum TrailListLayout {
    static func make(
        section sectionAt: @escaping (Int) -> TrailListSection?,
        swipeActions: @escaping (IndexPath) -> UISwipeActionsConfiguration?
    ) -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = Spacing.regular
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                switch sectionAt(index) {
                case .favourites:
                    return carousel()
                case .difficulties:
                    return grid(columns: environment.container.effectiveContentSize.width > 600 ? 4 : 2)
                case .all:
                    return list(environment: environment, swipeActions: swipeActions)
                case nil:
                    return nil
                }
            },
            configuration: configuration
        )
    }

    private static func carousel() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.82), heightDimension: .absolute(190)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = Spacing.medium
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.boundarySupplementaryItems = [header()]
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let center = offset.x + environment.container.contentSize.width / 2
            for item in items where item.representedElementCategory == .cell {
                let distance = abs(item.frame.midX - center)
                let scale = max(0.94, 1 - distance / 4_000)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        return section
    }

    private static func grid(columns: Int) -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(24), heightDimension: .absolute(20)),
            elementKind: CountBadgeView.kind,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.2, y: -0.3))
        )
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                heightDimension: .fractionalHeight(1)
            ),
            supplementaryItems: [badge]
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(84)),
            repeatingSubitem: item,
            count: columns
        )
        group.interItemSpacing = .fixed(Spacing.medium)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = Spacing.medium
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 0, trailing: 16)
        section.boundarySupplementaryItems = [header()]
        return section
    }

    private static func list(
        environment: any NSCollectionLayoutEnvironment,
        swipeActions: @escaping (IndexPath) -> UISwipeActionsConfiguration?
    ) -> NSCollectionLayoutSection {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.backgroundColor = .clear
        configuration.headerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = swipeActions
        return .list(using: configuration, layoutEnvironment: environment)
    }

    private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
    }
}
