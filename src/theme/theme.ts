import OutlinedInput from '@mui/material/OutlinedInput';
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type CSSProperties, createElement } from 'react';

/* The look of the dashboard: the only place with a color, a font size, a radius, a shadow, a breakpoint or a
   z-index. Style sheets use the CSS variables of this theme, such as `var(--mui-palette-divider)`. Only the widths of
   media queries they must repeat, because a media query cannot use a variable; `styleSheets.test.ts` compares them. */

/** The smallest side of a touch target in pixels. */
const TOUCH_TARGET = 44;

/** The height of buttons and fields in pixels where a mouse is used. */
const CONTROL_HEIGHT = 36;

/** Screens up to this width, below `sm`, are phones. Like all breakpoints it grows with the text size. */
const PHONE_WIDTH = '(max-width: 37.497rem)';

/** On screens up to this width, text is enlarged on a phone. */
const ENLARGED_TEXT_WIDTH = '(max-width: 19.997rem)';

export const ENLARGED_TEXT = `@media ${ENLARGED_TEXT_WIDTH}`;

/**
 * Windows in which a fixed bar would cover too much (global.css, AppLayout.module.css). No component imports it: it tells
 * styleSheets.test.ts that style sheets may have this height.
 */
export const SHORT_OR_ENLARGED = `@media (max-height: 30rem), ${ENLARGED_TEXT_WIDTH}`;

/** Windows in which the sheets of a briefing are as wide as paper. */
export const PAPER_WIDTH = '@media screen and (min-width: 60rem)';

/** A media query for scripts: table rows are cards on phones, but not on paper. */
export const CARD_ROWS = `screen and ${PHONE_WIDTH}`;

/** In a window narrower than this, in pixels, a chart has no space for larger text; its table has the same numbers. */
export const ROOMY_CHART_WIDTH = 480;

/** The text sizes of a chart, in pixels at the default text size. */
export const CHART_TEXT = { tick: 12, label: 14 };

/** A container query: a list beside an open drawer, with less room than a list has in the smallest window without a drawer. */
export const BESIDE_DRAWER = '@container (max-width: 70rem)';

/** A media query for scripts: windows in which a drawer covers nothing of a page of text (`textPageWidth`). */
export const DRAWER_BESIDE_TEXT = '(min-width: 120rem)';

/** Windows in which a form has a summary next to it (EventForm.module.css). Only styleSheets.test.ts reads it, too. */
export const TWO_COLUMNS = '@media screen and (min-width: 68.75rem)';

export const PHONE = `@media ${PHONE_WIDTH}`;

/** A media query for scripts: windows that are too narrow for the navigation in the top bar, below 700 pixels. */
export const BOTTOM_NAVIGATION = 'screen and (max-width: 43.747rem)';

/** Devices that may use touch: touch screens, and screens as narrow as a phone. */
export const TOUCH = `@media (pointer: coarse), ${PHONE_WIDTH}`;

/** The system selects all colors and removes backgrounds, so lines must replace the backgrounds. */
export const FORCED_COLORS = '@media (forced-colors: active)';

/** A pressed toggle button, or the navigation item of the current page. */
const selected = (theme: Theme) => ({
  backgroundColor: theme.vars?.palette.action.selected,
  [FORCED_COLORS]: {
    forcedColorAdjust: 'none',
    backgroundColor: 'SelectedItem',
    color: 'SelectedItemText',
    outlineColor: 'CanvasText',
  },
});

/** Controls are useless on paper. Important, because the caller may set `display`. */
const HIDDEN_IN_PRINT = { '@media print': { display: 'none !important' } };

/** The outline of a field. The one of MUI has a notch for a label in the line, and the labels here stand above their fields. */
const FieldOutline = ({ className }: { className?: string }) =>
  createElement('div', { className, 'aria-hidden': true });

/** The printed briefing is white in dark mode too. */
const sheet: SheetColors = { background: '#ffffff', text: '#15202b', secondary: '#4d5b68', line: '#c4cdd5' };

/** `public/icon.svg` has the same colors. */
const logo = { background: '#0b5d6b', person: '#ffffff', badge: '#f0be6a' };

const light: NonNullable<ThemeOptions['palette']> = {
  primary: { main: '#0b5d6b', dark: '#07414a', contrastText: '#ffffff' },
  secondary: { main: '#5b4b8a' },
  success: { main: '#1b6e3c' },
  warning: { main: '#8a5300' },
  error: { main: '#b3261e', dark: '#7d1a15', contrastText: '#ffffff' },
  info: { main: '#1f5fa8' },
  background: { default: '#f5f7f8', paper: '#ffffff' },
  text: { primary: '#15202b', secondary: '#4d5b68' },
  divider: '#dbe1e6',
  fieldBorder: 'rgba(0, 0, 0, 0.45)',
  action: { selected: 'rgba(11, 93, 107, 0.1)', selectedOpacity: 0.1 },
  // Blue and orange of Okabe and Ito, which people with any color vision can distinguish, and grey. The types have other
  // colors than the rates, of Tol's muted scheme.
  chart: {
    open: '#0072b2',
    click: '#c25100',
    volume: '#74818e',
    type1: '#332288',
    type2: '#117733',
    type3: '#aa4499',
    type4: '#857a00',
    type5: '#cc5566',
  },
  sheet,
};

const dark: NonNullable<ThemeOptions['palette']> = {
  // A contained button uses its dark color on hover; its dark text must stay readable.
  primary: { main: '#7bd0dc', dark: '#a3dfe8', contrastText: '#05272d' },
  secondary: { main: '#c3b4f0' },
  success: { main: '#7fd6a0' },
  warning: { main: '#f0be6a' },
  error: { main: '#f5a39c', dark: '#ab726d', contrastText: '#05272d' },
  info: { main: '#9cc6f7' },
  background: { default: '#0f161c', paper: '#172028' },
  text: { primary: '#e6edf3', secondary: '#a9b7c4' },
  divider: '#2c3843',
  fieldBorder: 'rgba(255, 255, 255, 0.36)',
  action: { selected: 'rgba(123, 208, 220, 0.16)', selectedOpacity: 0.16 },
  chart: {
    open: '#56b4e9',
    click: '#f0a33c',
    volume: '#8897a6',
    type1: '#a99bf5',
    type2: '#5fc27e',
    type3: '#e08bd3',
    type4: '#d6c95f',
    type5: '#f08a98',
  },
  sheet,
};

/** The sizes of text, in rem, so that they follow the text size of the browser. In pixels: 24, 22, 16, 14, 13, 12, 11. */
const textSize = {
  // The value of a metric.
  metric: '1.5rem',
  h1: '1.375rem',
  h2: '1rem',
  body1: '0.875rem',
  body2: '0.8125rem',
  body3: '0.75rem',
  // Tables on paper.
  print: '0.6875rem',
};

/** The text size in pixels for which lengths are given. */
const DEFAULT_TEXT = 16;

/** A length that grows with the user's text size. @param pixels the length at the default text size */
export const toRem = (pixels: number) => `${pixels / DEFAULT_TEXT}rem`;

/** The ratio of the user's text size to the default. */
export const textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_TEXT;

const options: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: {
    light: { palette: light, opacity: { inputPlaceholder: 0.65 } },
    dark: { palette: dark, opacity: { inputPlaceholder: 0.56 } },
  },
  // In rem, so that a larger text size gets the layout of a narrower screen.
  breakpoints: { values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 90 }, unit: 'rem', step: 0.3 },
  shape: { borderRadius: 8 },
  // Inside a page, below the app bar: what sticks, a tooltip of `data-tooltip`, the header of a table, a text in full.
  zIndex: { sticky: 1, cellTooltip: 2, stickyHeader: 3, fullText: 4 },
  touchTarget: TOUCH_TARGET,
  textSize,
  logo,
  topBarHeight: '3.5rem',
  pageWidth: '1840px',
  textPageWidth: '1280px',
  narrowTextWidth: '820px',
  focusVisible: { outlineColor: 'currentColor', outlineWidth: 2, outlineOffset: 2 },
  typography: {
    // Inter (global.css) has Latin letters; the system has the others, such as Japanese and Chinese.
    fontFamily:
      '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    h1: {
      fontSize: textSize.h1,
      fontWeight: 650,
      lineHeight: 1.25,
      letterSpacing: '-0.01em',
      hyphens: 'auto',
      hyphenateLimitChars: '14 6 6',
    },
    h2: { fontSize: textSize.h2, fontWeight: 650, lineHeight: 1.4 },
    h3: { fontSize: textSize.body1, fontWeight: 600, lineHeight: 1.4 },
    subtitle2: { fontSize: textSize.body1, fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: textSize.body1, lineHeight: 1.5 },
    body2: { fontSize: textSize.body2, lineHeight: 1.5 },
    body3: { fontSize: textSize.body3, lineHeight: 1.5 },
    button: { fontSize: textSize.body1, textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: ({ typography }: Theme) => ({
        // Digits of equal width align in columns. In texts, Inter would also widen the hyphens.
        'td[data-align="end"], time': { fontVariantNumeric: 'tabular-nums' },
        'h1, h2, h3': { margin: 0 },
        h1: typography.h1,
        h2: typography.h2,
        h3: typography.h3,
        // The keyframes of MuiInputBase, once for all fields.
        '@keyframes mui-auto-fill': { from: { display: 'block' } },
        '@keyframes mui-auto-fill-cancel': { from: { display: 'block' } },
      }),
    },
    MuiAppBar: {
      defaultProps: { color: 'inherit', elevation: 0 },
      styleOverrides: { root: ({ theme }) => ({ borderBottom: `1px solid ${theme.vars.palette.divider}` }) },
    },
    MuiBottomNavigationAction: {
      styleOverrides: {
        root: ({ theme }) => ({
          flex: '1 1 25%',
          justifyContent: 'flex-start',
          gap: 2,
          // Enlarged text makes two lines of two items instead of cutting words off.
          minWidth: 'min-content',
          maxWidth: 'none',
          minHeight: TOUCH_TARGET,
          padding: '4px 2px',
          textAlign: 'center',
          '&:hover': { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
          // The router marks the current item.
          '&[aria-current]': { color: theme.vars.palette.primary.main, ...selected(theme) },
        }),
        label: { fontSize: textSize.body3, fontWeight: 600, lineHeight: 1.25 },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: ({ theme }) => ({
          maxWidth: '100%',
          minHeight: CONTROL_HEIGHT,
          overflowWrap: 'break-word',
          // A disabled button that keeps focus (FocusableButton).
          '&[aria-disabled=true]': { opacity: 0.55, pointerEvents: 'none' },
          // A toggle button, or the navigation item of the current page.
          '&[aria-pressed=true], &[aria-current]': selected(theme),
          [TOUCH]: { minHeight: TOUCH_TARGET },
          ...HIDDEN_IN_PRINT,
        }),
        contained: { [FORCED_COLORS]: { border: '1px solid' } },
        // A large button has larger padding, not a text size of its own.
        sizeLarge: { fontSize: textSize.body1 },
        startIcon: { margin: 0, marginInline: '-4px 8px' },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          '&[aria-disabled=true]': {
            color: theme.vars.palette.action.disabled,
            pointerEvents: 'none',
            [FORCED_COLORS]: { color: 'GrayText' },
          },
          [TOUCH]: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET },
          ...HIDDEN_IN_PRINT,
        }),
      },
    },
    MuiChip: {
      styleOverrides: {
        root: {
          maxWidth: '80vw',
          height: 'auto',
          minHeight: 32,
          textAlign: 'start',
          [TOUCH]: { minHeight: TOUCH_TARGET, borderRadius: TOUCH_TARGET / 2 },
          '& .MuiChip-deleteIcon': {
            flex: 'none',
            margin: 0,
            marginInline: '-4px 8px',
            color: 'inherit',
            '@media print': { display: 'none' },
          },
        },
        outlined: ({ theme }) => ({
          borderColor: theme.vars.palette.divider,
          backgroundColor: theme.vars.palette.background.paper,
        }),
        label: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        // In forced colors, dialogs, drawers and menus have the same color as the page below, so they need a border.
        root: {
          backgroundImage: 'none',
          [FORCED_COLORS]: { '&:not(.MuiAutocomplete-paper, .MuiAppBar-root)': { border: '1px solid' } },
        },
      },
    },
    MuiAlert: {
      defaultProps: {
        iconMapping: {
          info: createElement(Info, { size: 22 }),
          success: createElement(CircleCheck, { size: 22 }),
          warning: createElement(TriangleAlert, { size: 22 }),
          error: createElement(CircleAlert, { size: 22 }),
        },
      },
      styleOverrides: {
        root: ({ theme }) => ({
          overflowWrap: 'break-word',
          variants: (['info', 'success', 'warning', 'error'] as const).map((severity) => ({
            props: { severity },
            style: { '--alert-color': theme.vars.palette[severity].main, color: theme.vars.palette.text.primary },
          })),
        }),
        standard: ({ theme }) => ({
          backgroundColor: `color-mix(in srgb, var(--alert-color) 8%, ${theme.vars.palette.background.paper})`,
        }),
        outlined: ({ theme }) => ({
          borderColor: `color-mix(in srgb, var(--alert-color) 80%, ${theme.vars.palette.background.paper})`,
          backgroundColor: theme.vars.palette.background.paper,
        }),
        icon: { marginRight: 0, marginInlineEnd: 12, opacity: 1 },
        message: { flex: 1, overflow: 'visible' },
        // On the line of the first sentence.
        action: {
          margin: 0,
          marginInline: 'auto -8px',
          padding: 0,
          paddingInlineStart: 16,
          [TOUCH]: { marginBlock: -4 },
        },
      },
    },
    MuiAlertTitle: { styleOverrides: { root: { fontWeight: 650 } } },
    MuiTabs: {
      styleOverrides: {
        root: ({ theme }) => ({ borderBottom: `1px solid ${theme.vars.palette.divider}` }),
        indicator: { transition: 'none', [FORCED_COLORS]: { backgroundColor: 'Highlight' } },
      },
    },
    MuiTab: {
      styleOverrides: { root: { '@media print': { '&:not(.Mui-selected)': { display: 'none' } } } },
    },
    MuiSkeleton: { styleOverrides: { root: { maxWidth: '100%', [FORCED_COLORS]: { border: '1px solid GrayText' } } } },
    MuiLinearProgress: {
      styleOverrides: {
        root: ({ theme }) => ({
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 38%, ${theme.vars.palette.background.paper})`,
          [FORCED_COLORS]: { border: '1px solid' },
        }),
        bar: { [FORCED_COLORS]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
      },
    },
    MuiDialog: {
      styleOverrides: {
        // The width grows with the text size.
        paperWidthXs: { maxWidth: '27.75rem' },
        paperWidthSm: { maxWidth: '37.5rem' },
        paper: { [PHONE]: { width: 'calc(100% - 24px)', maxHeight: 'calc(100% - 24px)', margin: 12 } },
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: ({ theme }) => ({
          padding: '20px 24px 12px',
          ...theme.typography.h2,
          overflowWrap: 'break-word',
          [PHONE]: { paddingInline: 16 },
        }),
      },
    },
    MuiDialogContent: { styleOverrides: { root: { [PHONE]: { paddingInline: 16 } } } },
    MuiDialogActions: {
      defaultProps: { disableSpacing: true },
      styleOverrides: { root: { flexWrap: 'wrap', gap: 8, padding: '8px 24px 20px', [PHONE]: { paddingInline: 16 } } },
    },
    MuiCheckbox: {
      defaultProps: { size: 'small', disableRipple: true },
      styleOverrides: { root: { padding: 0, '&.Mui-disabled': { [FORCED_COLORS]: { color: 'GrayText' } } } },
    },
    MuiFormControlLabel: {
      defaultProps: { disableTypography: true },
      styleOverrides: { root: { margin: 0, gap: 8, minHeight: CONTROL_HEIGHT, [TOUCH]: { minHeight: TOUCH_TARGET } } },
    },
    MuiListItem: { styleOverrides: { root: { textAlign: 'start' } } },
    MuiAutocomplete: {
      styleOverrides: {
        root: {
          '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root': {
            padding: 0,
            '& .MuiAutocomplete-endAdornment': { right: 'auto', insetInlineEnd: 9 },
            '& .MuiAutocomplete-input': { padding: '7px 12px', [TOUCH]: { paddingBlock: 11 } },
          },
          '&.MuiAutocomplete-hasPopupIcon .MuiAutocomplete-inputRoot.MuiOutlinedInput-root': { paddingInlineEnd: 65 },
        },
        listbox: {
          // MUI shows it only where a pointer can hover, but Enter selects it everywhere.
          '& [role=option].Mui-focused': { backgroundColor: 'var(--mui-palette-action-hover)' },
          [FORCED_COLORS]: {
            '& [role=option][aria-selected=true]': { borderInlineStart: '4px solid Highlight' },
            '& [role=option].Mui-focused': { outline: '2px solid Highlight', outlineOffset: -2 },
          },
        },
      },
    },
    MuiInputBase: {
      defaultProps: { disableInjectingGlobalStyles: true },
      // Safari on iPhones enlarges the page around a focused field with smaller text.
      styleOverrides: {
        root: ({ theme }) => ({ ...theme.typography.body1, '@media (pointer: coarse)': { fontSize: textSize.h2 } }),
      },
    },
    MuiFormControl: { styleOverrides: { root: { display: 'flex' } } },
    MuiFormLabel: {
      styleOverrides: {
        root: ({ theme }) => ({
          marginBottom: 4,
          fontSize: theme.typography.body2.fontSize,
          fontWeight: 600,
          overflowWrap: 'anywhere',
          '&:not(.Mui-focused, .Mui-error)': { color: theme.vars.palette.text.primary },
          '& span': { fontWeight: 400 },
        }),
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, whiteSpace: 'pre-line' } } },
    MuiOutlinedInput: {
      defaultProps: { slots: { notchedOutline: FieldOutline } },
      styleOverrides: {
        root: ({ theme }) => ({
          backgroundColor: theme.vars.palette.background.paper,
          '& .MuiOutlinedInput-notchedOutline': {
            position: 'absolute',
            inset: 0,
            border: `1px solid ${theme.vars.palette.fieldBorder}`,
            borderRadius: 'inherit',
            pointerEvents: 'none',
          },
        }),
        adornedStart: { paddingLeft: 0, paddingInlineStart: 14, '& > input': { paddingInlineStart: 0 } },
        adornedEnd: { paddingRight: 0, paddingInlineEnd: 14 },
        multiline: { padding: 0 },
        input: ({ theme }) => ({
          padding: '7px 12px',
          height: '1.375rem',
          '&::placeholder': { opacity: theme.vars.opacity.inputPlaceholder },
          // WebKit shows today's date in an empty field, and dims it only if it knows the field's background.
          '&[type=date], &[type=datetime-local]': {
            backgroundColor: theme.vars.palette.background.paper,
            borderRadius: 'inherit',
          },
          [TOUCH]: { paddingBlock: 11 },
          [FORCED_COLORS]: { '&::placeholder': { opacity: 1 } },
        }),
      },
    },
    MuiInputAdornment: {
      styleOverrides: { positionStart: { marginRight: 0, marginInlineEnd: 12, color: 'inherit', opacity: 0.7 } },
    },
    MuiMenuItem: { styleOverrides: { root: { [TOUCH]: { minHeight: TOUCH_TARGET } } } },
    MuiNativeSelect: {
      defaultProps: { input: createElement(OutlinedInput), variant: 'outlined' },
      styleOverrides: {
        select: { textOverflow: 'ellipsis', '&&&': { paddingInline: '12px 28px' } },
        icon: { right: 'auto', insetInlineEnd: 4, [FORCED_COLORS]: { color: 'CanvasText' } },
      },
    },
  },
};

/** @param locale the texts of MUI's components in the user's language; without it they are English */
export const createAppTheme = (locale: object = {}) => createTheme(options, locale);

interface SheetColors {
  background: string;
  text: string;
  secondary: string;
  line: string;
}

/** The colors of opens, clicks and delivered messages in every chart and bar, and of five types of campaigns. */
type ChartColors = Record<'open' | 'click' | 'volume' | `type${1 | 2 | 3 | 4 | 5}`, string>;

type TextSizes = typeof textSize;

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    body3: true;
  }
}

declare module '@mui/material/styles' {
  interface Theme {
    textSize: TextSizes;
    touchTarget: number;
    topBarHeight: string;
    pageWidth: string;
    textPageWidth: string;
    narrowTextWidth: string;
  }
  interface ThemeOptions {
    /** `--mui-textSize-body1` in the style sheets. */
    textSize?: TextSizes;
    /** `--mui-logo-background` in global.css. */
    logo?: typeof logo;
    touchTarget?: number;
    /** The height of one line of the top bar, without its border. */
    topBarHeight?: string;
    /** The widest screens: tables, and the top bar above them. */
    pageWidth?: string;
    /** The widest text, without the padding of its screen, in windows that are wider than a laptop. */
    textPageWidth?: string;
    /** Text and lists of short lines on such a screen, such as an alert. */
    narrowTextWidth?: string;
  }
  /** `--mui-zIndex-sticky` in the style sheets. */
  interface ZIndex {
    sticky: number;
    cellTooltip: number;
    stickyHeader: number;
    fullText: number;
  }
  interface TypographyVariants {
    body3: CSSProperties;
  }
  interface TypographyVariantsOptions {
    body3?: CSSProperties;
  }
  interface Palette {
    fieldBorder: string;
    chart: ChartColors;
    sheet: SheetColors;
  }
  interface PaletteOptions {
    fieldBorder?: string;
    chart?: ChartColors;
    sheet?: SheetColors;
  }
}
