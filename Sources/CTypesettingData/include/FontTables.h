#pragma once
#include <stdint.h>

/// An advance width of one character, in 1/2048 em.
typedef struct {
  uint16_t character;
  int16_t advance;
} snug_advance;

/// What is added between two neighbouring characters, in 1/2048 em.
typedef struct {
  uint16_t left, right;
  int16_t value;
} snug_kerning_pair;

/// A precomposed letter and the ASCII letter whose width it has.
typedef struct {
  uint16_t character;
  uint16_t base;
} snug_base_letter;

/// Vertical metrics in em; the descender is negative.
typedef struct {
  double ascender, descender, lineGap, capHeight, xHeight;
} snug_font_metrics;

/// One point of a function that is linear between its points.
typedef struct {
  double size;
  double value;
} snug_step;

typedef struct {
  const snug_step *steps;
  int32_t count;
} snug_steps;

/// What is known of one face. A width of -1 is not known.
typedef struct {
  const char *name;
  const int16_t *ascii;           ///< U+0020 to U+007E
  const snug_advance *others;     ///< ascending
  int32_t otherCount;
  const snug_kerning_pair *kerning;
  int32_t kerningCount;
  double kerningFactor;           ///< every pair's value is times this
  int16_t tabularDigit;           ///< width of every digit when digits are monospaced, or -1
  int32_t evidence;               ///< 0 the font's own widths, 1 fitted to labels of several repositories, 2 to few labels
  snug_font_metrics metrics;
} snug_font_table;

typedef struct {
  const char *name;               ///< a face, or a family for its faces without a row of their own
  snug_font_metrics metrics;
} snug_named_metrics;

/// The system font. Weights are counted from 0 (ultra light) to 8 (black).
const snug_font_table *snug_system_font(int32_t display, int32_t weight);
/// Tracking of the system font in 1/1000 em by point size.
snug_steps snug_system_tracking(int32_t display, int32_t since17000);
/// Tracking of Helvetica Neue as the system font, in 1/1000 em by point size.
snug_steps snug_helvetica_neue_tracking(void);
/// Tracking of the rounded system font in 1/1000 em by point size.
snug_steps snug_rounded_tracking(void);
/// Advance of a Han or kana character in em by point size, in tools 13000 and later.
snug_steps snug_ideograph_em(void);
/// Advance of an emoji in em by point size.
snug_steps snug_emoji_em(void);
/// Fonts with a table of their own, sorted by PostScript name.
const snug_font_table *snug_named_fonts(int32_t *count);
/// Vertical metrics of fonts that have a table or none, sorted by name.
const snug_named_metrics *snug_all_named_metrics(int32_t *count);
/// Precomposed Latin letters, ascending.
const snug_base_letter *snug_base_letters(int32_t *count);
