/// What stands beside and in place of the title of a navigation item.
struct NavigationItemSides {
  var left: [UIBarButtonItem]?
  var right: [UIBarButtonItem]?
  var leading: [UIBarButtonItemGroup] = []
  var trailing: [UIBarButtonItemGroup] = []
  var center: [UIBarButtonItemGroup] = []
}
