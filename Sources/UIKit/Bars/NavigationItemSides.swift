/// The items beside the title of a navigation item, and those that replace it.
struct NavigationItemSides {
  var left: [UIBarButtonItem]?
  var right: [UIBarButtonItem]?
  var leading: [UIBarButtonItemGroup] = []
  var trailing: [UIBarButtonItemGroup] = []
  var center: [UIBarButtonItemGroup] = []
}
