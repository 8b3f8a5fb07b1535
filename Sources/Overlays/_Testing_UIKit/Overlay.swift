import DarkroomUIKit
import Testing
