/// What an edited tree stands in.
enum Surrounding: Int, CaseIterable {
  case width, height, category, direction, safeArea
}
