#pragma once

/// Measures a string as often as asked on one line with a new layout each time; returns its width in points.
double pango_measure(const char *text, const char *font, int times);

/// Breaks a string into lines of a width as often as asked, with a new layout each time; returns the number of lines.
int pango_wrap(const char *text, const char *font, double width, int times);
