import SwiftUI

extension EnvironmentValues {
    @Entry var accent: Color = .blue
    @Entry var cardWidth = 60.0
}
