public import Raster

/// Everything that decides what a display looks like, apart from time and size.
///

/// Each look of a view stands in that view's own type, whose initialiser gives the view's defaults; a theme
