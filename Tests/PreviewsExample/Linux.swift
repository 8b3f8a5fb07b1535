// The other sources of this target are for iOS; the plugin IOSSources translates them.
