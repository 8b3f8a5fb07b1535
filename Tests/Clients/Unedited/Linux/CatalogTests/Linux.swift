// The sources of this target are listed in ios-sources.txt.
