import UIKit

@MainActor
public enum Appearance {
    /// Applies the theme to everything that is created afterwards.
    public static func apply() {
        let bar = UINavigationBarAppearance()
        bar.configureWithDefaultBackground()
        bar.titleTextAttributes = [
            .font: Typography.title(.headline),
            .foregroundColor: Palette.ink,
        ]
        bar.largeTitleTextAttributes = [
            .font: Typography.title(.largeTitle),
            .foregroundColor: Palette.ink,
        ]
        let navigationBar = UINavigationBar.appearance()
        navigationBar.standardAppearance = bar
        navigationBar.compactAppearance = bar
        navigationBar.scrollEdgeAppearance = {
            let edge = UINavigationBarAppearance(barAppearance: bar)
            edge.configureWithTransparentBackground()
            edge.largeTitleTextAttributes = bar.largeTitleTextAttributes
            edge.titleTextAttributes = bar.titleTextAttributes
            return edge
        }()
        navigationBar.tintColor = Palette.accent

        let tabs = UITabBarAppearance()
        tabs.configureWithDefaultBackground()
        tabs.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: Palette.accent]
        tabs.stackedLayoutAppearance.normal.badgeBackgroundColor = Palette.rust
        UITabBar.appearance().standardAppearance = tabs
        UITabBar.appearance().scrollEdgeAppearance = tabs
        UITabBar.appearance().tintColor = Palette.accent

        UISwitch.appearance().onTintColor = Palette.accent
        UIPageControl.appearance().currentPageIndicatorTintColor = Palette.accent
        UIPageControl.appearance().pageIndicatorTintColor = Palette.hairline
        UISegmentedControl.appearance().setTitleTextAttributes([.font: Typography.caption(.footnote)], for: .normal)
        UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self])
            .font = Typography.caption(.footnote)
    }
}
