import DarkroomFoundation
import Testing

/// Sides of comparisons as objects, as Eureka takes formats apart to learn which rows a condition names.
struct ExpressionTests {
  @Test func aFormatIsMadeOfComparisons() throws {
    let predicate = NSPredicate(format: "$switch == false AND NOT (name ==[c] 'a' OR age > 3)")
    let compound = try #require(predicate as? NSCompoundPredicate)
    #expect(compound.compoundPredicateType == .and && compound.subpredicates.count == 2)
    let first = try #require(compound.subpredicates.first as? NSComparisonPredicate)
    #expect(first.leftExpression.expressionType == .variable)
    #expect("\(first.leftExpression)" == "$switch" && first.leftExpression.variable == "switch")
    #expect(first.rightExpression.constantValue as? Bool == false)
    #expect(first.predicateOperatorType == .equalTo && first.comparisonPredicateModifier == .direct)
    let negation = try #require(compound.subpredicates.last as? NSCompoundPredicate)
    let inner = try #require(negation.subpredicates.first as? NSCompoundPredicate)
    let named = try #require(inner.subpredicates.first as? NSComparisonPredicate)
    #expect(negation.compoundPredicateType == .not && inner.compoundPredicateType == .or)
    #expect(named.leftExpression.keyPath == "name" && named.options == .caseInsensitive)
  }

  @Test func modifiersAreThoseOfIOS() throws {
    let all = try #require(NSPredicate(format: "ALL tags == 'a'") as? NSComparisonPredicate)
    #expect(all.comparisonPredicateModifier == .all)
    let none = try #require(NSPredicate(format: "NONE tags == 'a'") as? NSCompoundPredicate)
    let any = try #require(none.subpredicates.first as? NSComparisonPredicate)
    #expect(none.compoundPredicateType == .not && any.comparisonPredicateModifier == .any)
    #expect(none.description == "NOT ANY tags == \"a\"")
  }

  @Test func aComparisonIsMadeOfExpressions() {
    let predicate = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "owner.name"),
      rightExpression: NSExpression(forConstantValue: "ann"), modifier: .direct, type: .beginsWith,
      options: [.caseInsensitive])
    #expect(predicate.evaluate(with: ["owner": ["name": "Annabel"]]))
    #expect(!predicate.evaluate(with: ["owner": ["name": "Bob"]]))
    #expect(predicate == NSPredicate(format: "owner.name BEGINSWITH[c] 'ann'"))
    #expect(predicate.predicateOperatorType == .beginsWith)
  }

  @Test func variablesHaveMembers() {
    let predicate = NSPredicate(format: "$person.age > 3")
    #expect(predicate.evaluate(with: nil, substitutionVariables: ["person": ["age": 4]]))
    #expect(!predicate.withSubstitutionVariables(["person": ["age": 2]]).evaluate(with: nil))
    let left = (predicate as? NSComparisonPredicate)?.leftExpression
    #expect(left?.expressionType == .function && left?.description == "$person.age")
  }

  @Test(arguments: [
    ("2 * (3 + 4)", 14.0), ("abs(-3)", 3), ("max({1, 5, 2})", 5), ("%K.@sum.SELF", 6),
  ])
  func formatsOfExpressionsAreEvaluated(format: String, expected: Double) {
    let expression = NSExpression(format: format, argumentArray: ["numbers"])
    let value = expression.expressionValue(with: ["numbers": [1, 2, 3]], context: nil)
    #expect((value as? Double ?? (value as? Int).map(Double.init)) == expected, "\(format)")
  }

  @Test func expressionsSayWhatTheyAre() {
    let sum = NSExpression(
      forFunction: "add:to:", arguments: [NSExpression(forConstantValue: 1), 2])
    #expect(sum.expressionValue(with: nil, context: nil) as? Double == 3)
    #expect(sum.function == "add:to:" && sum.arguments?.count == 2)
    let list = NSExpression(forAggregate: [NSExpression(forConstantValue: 1), 2])
    #expect(list.expressionType == .aggregate && (list.collection as? [NSExpression])?.count == 2)
    #expect(NSExpression.expressionForEvaluatedObject().expressionType == .evaluatedObject)
    let limit = NSExpression(forVariable: "limit")
    #expect(limit.expressionValue(with: nil, context: ["limit": 7]) as? Int == 7)
    #expect(NSExpression(forFunction: "count:", arguments: [list]).function == "count:")
  }
}
