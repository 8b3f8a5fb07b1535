import DarkroomRaster
import Testing

struct PortableMathTests {
  @Test func exponentialHasKnownValues() {
    #expect(PortableMath.exponential(0) == 1)
    #expect(abs(PortableMath.exponential(1) - 2.718281828459045) < 1e-14)
    #expect(abs(PortableMath.exponential(-20) / 2.061153622438558e-9 - 1) < 1e-13)
  }

  @Test func logarithmUndoesTheExponential() {
    for x in stride(from: -30.0, through: 30, by: 0.37) {
      #expect(abs(PortableMath.logarithm(PortableMath.exponential(x)) - x) < 1e-13)
    }
  }

  @Test func powersOfWholeNumbersAreProducts() {
    #expect(abs(PortableMath.power(3, 5) - 243) < 1e-11)
    #expect(abs(PortableMath.power(2, 0.5) * PortableMath.power(2, 0.5) - 2) < 1e-14)
    #expect(PortableMath.power(0, 3) == 0)
  }

  @Test func cubeRootsOfCubes() {
    for x in [1e-9, 0.001, 0.008856, 0.5, 1, 3, 12_345.678] {
      #expect(abs(PortableMath.cubeRoot(x * x * x) / x - 1) < 1e-15)
    }
    #expect(PortableMath.cubeRoot(0) == 0)
  }

  @Test func angleUndoesCosineAndSine() {
    for degrees in stride(from: -179.0, through: 180, by: 1) {
      let angle = degrees * .pi / 180
      let found = PortableMath.angle(y: PortableMath.sine(angle), x: PortableMath.cosine(angle))
      #expect(abs(found - angle) < 1e-14)
    }
    #expect(PortableMath.angle(y: 0, x: 0) == 0)
  }
}
