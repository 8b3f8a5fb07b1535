@_exported public import Darkroomos
