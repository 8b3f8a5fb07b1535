/// A type where another folder names it.
struct TypeUse: Hashable {
  let file: String
  let type: String
}
