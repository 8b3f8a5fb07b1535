/// The relation between the expression of a constraint and zero.
package enum ConstraintRelation: Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}
