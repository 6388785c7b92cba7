import { createTheme, type ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { BREAKPOINTS, FINGER, FORCED, FORCED_FILL, LOW, PHONE, TOUCH } from './media.ts';
import { inText } from './textSize.ts';

/**
 * The look of KOL Desk: calm surfaces, one accent, system fonts (nothing is downloaded to show text).
 * @param words what MUI's own parts say in the reader's language; without them they speak English
 */
export const createLook = (words: object = {}) => createTheme(LOOK, words);

const LOOK: ThemeOptions = {
  breakpoints: BREAKPOINTS,
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#0b5d6b', contrastText: '#ffffff' },
        secondary: { main: '#5b4b8a' },
        success: { main: '#1b6e3c' },
        warning: { main: '#8a5300' },
        error: { main: '#b3261e' },
        info: { main: '#1f5fa8' },
        background: { default: '#f5f7f8', paper: '#ffffff' },
        text: { primary: '#15202b', secondary: '#4d5b68' },
        divider: '#dbe1e6',
      },
    },
    dark: {
      palette: {
        // Under the pointer a button turns `dark`, which must stay light enough for its dark text.
        primary: { main: '#7bd0dc', dark: '#a3dfe8', contrastText: '#05272d' },
        secondary: { main: '#c3b4f0' },
        success: { main: '#7fd6a0' },
        warning: { main: '#f0be6a' },
        error: { main: '#f5a39c' },
        info: { main: '#9cc6f7' },
        background: { default: '#0f161c', paper: '#172028' },
        text: { primary: '#e6edf3', secondary: '#a9b7c4' },
        divider: '#2c3843',
      },
    },
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
    fontSize: 14,
    h1: {
      fontSize: 'clamp(1.25rem, 6.4vw, 1.625rem)',
      hyphens: 'auto',
      hyphenateLimitChars: '14 6 6',
      fontWeight: 650,
      lineHeight: 1.25,
      letterSpacing: '-0.01em',
    },
    h2: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.4 },
    h3: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 40,
          [TOUCH]: { minHeight: FINGER },
          // Locked for a moment (ui/LockableButton): it looks off, and the keyboard stays on it.
          '&[aria-disabled=true]': { opacity: 0.55, cursor: 'default', pointerEvents: 'none' },
        },
        contained: { [FORCED]: { border: '1px solid' } },
        startIcon: { marginLeft: 0, marginRight: 0, marginInline: '-4px 8px' },
      },
    },
    MuiTabs: { styleOverrides: { indicator: { [FORCED]: { backgroundColor: 'Highlight' } } } },
    MuiIconButton: { styleOverrides: { root: { [TOUCH]: { minWidth: FINGER, minHeight: FINGER } } } },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          [TOUCH]: { minWidth: FINGER, minHeight: FINGER },
          [FORCED]: { '&.Mui-selected': { outline: '2px solid Highlight', outlineOffset: -4 } },
        },
      },
    },
    MuiFormControlLabel: { styleOverrides: { root: { [TOUCH]: { minHeight: FINGER } } } },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 } } },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        // Dialogs, drawers and menus lie over a page of the same colour then; the bar above has its own edge.
        root: {
          backgroundImage: 'none',
          [FORCED]: { '&:not(header, .MuiAutocomplete-paper)': { border: '1px solid' } },
        },
      },
    },
    MuiTooltip: { styleOverrides: { tooltip: { [FORCED]: { border: '1px solid' } } } },
    MuiAutocomplete: {
      styleOverrides: {
        // Of the list, which the command palette has too, where it has no layer of its own.
        listbox: {
          [FORCED]: {
            '& [role=option][aria-selected=true]': { borderInlineStart: '4px solid Highlight' },
            '& [role=option].Mui-focused': { outline: '2px solid Highlight', outlineOffset: -2 },
          },
        },
      },
    },
    MuiLinearProgress: {
      styleOverrides: { root: { [FORCED]: { border: '1px solid' } }, bar: { [FORCED]: FORCED_FILL } },
    },
    MuiSkeleton: { styleOverrides: { root: { [FORCED]: { border: '1px solid GrayText' } } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
        input: { padding: '9px 12px', height: '1.375rem', [TOUCH]: { paddingBlock: 11 } },
        adornedStart: { paddingLeft: 0, paddingInlineStart: 14 },
        adornedEnd: { paddingRight: 0, paddingInlineEnd: 14 },
        multiline: { padding: 0 },
      },
    },
    MuiCssBaseline: {
      styleOverrides: (theme) => ({
        // What the keyboard reaches never hides behind the bar above or, on narrow screens, the one below.
        html: {
          scrollPaddingTop: '4.75rem',
          '@media (max-width: 74.997rem)': { scrollPaddingBottom: '4rem' },
          [PHONE]: { scrollPaddingTop: '7.5rem' },
          [LOW]: { scrollPadding: 0 },
        },
        // Words of languages without spaces are broken between phrases, and only where there is no other way within one.
        ':is(h1, h2, h3, th, dt):lang(ja)': { wordBreak: 'auto-phrase', overflowWrap: 'anywhere' },
        ':is(h1, h2, h3, th, dt):lang(zh)': { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
        // Icons grow with the text beside them.
        ...Object.fromEntries(
          [14, 15, 16, 18, 20, 40].map((size) => [
            `.lucide[width='${size}']`,
            { width: inText(size), height: inText(size) },
          ]),
        ),
        // Figures stand under each other in tables and metrics.
        body: { fontVariantNumeric: 'tabular-nums' },
        'a:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2, borderRadius: 4 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
        },
        // A name in another script keeps its own direction, and stands where the others of its column stand.
        ':is(h1, h2, dd, th *, td *)[dir=auto]': { textAlign: ['-webkit-match-parent', 'match-parent'] },
        // Arrows that go forwards and back point the other way where one reads from right to left.
        '[dir=rtl] :is(.lucide-arrow-right, .lucide-arrow-left)': { transform: 'scaleX(-1)' },
        '[dir=rtl] [class*=lucide-chevron-]:is([class*=-left], [class*=-right], [class*=-first], [class*=-last])': {
          transform: 'scaleX(-1)',
        },
        // From here on: once for the page and not components of their own, because a table has them in hundreds of cells.
        'a[data-name-link]': {
          color: theme.vars.palette.primary.main,
          fontWeight: 600,
          textDecoration: 'none',
          '&:hover': { textDecoration: 'underline' },
        },
        '[data-missing]': { color: theme.vars.palette.text.secondary },
        '[data-unreadable]': { color: theme.vars.palette.warning.main, fontStyle: 'italic' },
        '[data-visually-hidden]': {
          position: 'absolute',
          width: 1,
          height: 1,
          margin: -1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
        '[data-tag]': {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 6,
          padding: '1px 8px',
          border: `1px solid ${theme.vars.palette.divider}`,
          borderRadius: 32,
          fontSize: '0.8125rem',
          lineHeight: 1.5,
          maxWidth: '100%',
          overflowWrap: 'anywhere',
          'td &': { '@media (min-width: 37.5rem)': { whiteSpace: 'nowrap' } },
          '&::before': {
            content: '""',
            width: 8,
            height: 8,
            borderRadius: '50%',
            backgroundColor: theme.vars.palette.text.secondary,
            flex: 'none',
            forcedColorAdjust: 'none',
          },
        },
        ...Object.fromEntries(
          Object.entries({
            positive: 'success',
            info: 'info',
            warning: 'warning',
            negative: 'error',
            accent: 'secondary',
          } as const).map(([tone, color]) => [
            `[data-tag=${tone}]::before`,
            { backgroundColor: theme.vars.palette[color].main },
          ]),
        ),
        '[data-hint]': {
          display: 'block',
          position: 'relative',
          '&:focus-visible': {
            outline: `2px solid ${theme.vars.palette.primary.main}`,
            outlineOffset: 2,
            borderRadius: 2,
          },
          '&:is(:hover, :focus)::after': {
            content: 'attr(data-hint)',
            position: 'absolute',
            // It grows towards the start of the line, unless its place says otherwise.
            insetInline: 'var(--hint-side, auto 0)',
            bottom: 'calc(100% + 4px)',
            zIndex: 2,
            padding: '4px 8px',
            borderRadius: 6,
            width: 'max-content',
            maxWidth: '16rem',
            whiteSpace: 'normal',
            fontSize: '0.8125rem',
            fontWeight: 400,
            textAlign: 'start',
            color: theme.vars.palette.background.paper,
            backgroundColor: theme.vars.palette.text.primary,
            [FORCED]: { border: '1px solid' },
          },
        },
      }),
    },
  },
};
