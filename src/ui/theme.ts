import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** The look of KOL Desk: calm surfaces, one accent, system fonts (nothing is downloaded to show text). */
export const theme = createTheme({
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
        primary: { main: '#7bd0dc', contrastText: '#05272d' },
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
    h1: { fontSize: '1.625rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.4 },
    h3: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 40 } } },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 } } },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
        input: { padding: '9px 12px', height: '1.375rem' },
        multiline: { padding: 0 },
      },
    },
    MuiCssBaseline: {
      styleOverrides: {
        // Figures stand under each other in tables and metrics.
        body: { fontVariantNumeric: 'tabular-nums' },
        'a:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2, borderRadius: 4 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
        },
      },
    },
  },
});
