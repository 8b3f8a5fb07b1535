@_exported public import DarkroomUIKit
@_exported public import FoundationNetworking
