/// How the expression of a constraint compares with zero.
package enum ConstraintRelation: Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}
