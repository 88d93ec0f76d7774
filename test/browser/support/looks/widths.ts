/** The narrowest and the widest window of axe, in CSS pixels. */
export const PHONE = 390;
export const WIDE = 1440;

/** The widths at which public pages are checked: a phone, both sides of the navigation's breakpoint, a desktop. */
export const PAGE_WIDTHS = [PHONE, 991, 992, WIDE] as const;

/** Whether this run checks what differs little from what every run checks. */
export const EVERY_WIDTH = process.env['WIDTHS'] === 'all';

/**
 * The widths at which screens are measured. The first and the last are those of axe, before and after: each change of
 * the width lays out the whole page. Every run measures where each layout has least room: the narrowest phone, and the
 * breakpoints of the style sheets. `WIDTHS=all`, as at night, measures in between as well.
 */
export const WIDTHS: readonly number[] = EVERY_WIDTH
  ? [PHONE, 320, 768, 991, 992, 1280, 1920, WIDE]
  : [PHONE, 320, 768, 992, WIDE];
