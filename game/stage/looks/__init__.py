"""One drawing per kind of Look; `raster.Rasters` keeps what has been drawn."""
