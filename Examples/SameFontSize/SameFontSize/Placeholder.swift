// What the package compiles in this folder by itself: nothing. The plugin compiles rewritten copies of the other files.
