import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { BREAKPOINTS, FINGER, FORCED, PHONE, TOUCH } from './media.ts';

/**
 * What MUI's own parts look like: those that open over a page (dialogs, drawers, lists to search) and the pictures.
 * The colours are those of `look.css`, to which a test holds them: MUI works others out from them, and must know them.
 * @param words what these parts say in the reader's language; without them they speak English
 */
export const createMuiTheme = (words: object = {}) =>
  createTheme(
    {
      breakpoints: BREAKPOINTS,
      cssVariables: { colorSchemeSelector: 'class' },
      colorSchemes: { light: { palette: MUI_PALETTES.light }, dark: { palette: MUI_PALETTES.dark } },
      shape: { borderRadius: 8 },
      typography: {
        fontFamily: 'inherit',
        fontSize: 14,
        button: { textTransform: 'none', fontWeight: 600 },
      },
      components: {
        MuiButtonBase: {
          defaultProps: { disableRipple: true },
          styleOverrides: { root: { '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 } } },
        },
        MuiIconButton: { styleOverrides: { root: { [TOUCH]: { minWidth: FINGER, minHeight: FINGER } } } },
        MuiPaper: {
          defaultProps: { elevation: 0 },
          styleOverrides: {
            // Dialogs, drawers and menus lie over a page of the same colour then.
            root: { backgroundImage: 'none', [FORCED]: { '&:not(.MuiAutocomplete-paper)': { border: '1px solid' } } },
          },
        },
        // As wide as its text is large; on a phone, also on one with large text, it has nearly all of the window.
        MuiDialog: {
          styleOverrides: {
            paperWidthXs: { maxWidth: '27.75rem' },
            paperWidthSm: { maxWidth: '37.5rem' },
            paper: { [PHONE]: { width: 'calc(100% - 24px)', maxHeight: 'calc(100% - 24px)', margin: 12 } },
          },
        },
        MuiDialogTitle: {
          styleOverrides: {
            root: {
              overflowWrap: 'break-word',
              [PHONE]: { fontSize: 'clamp(1rem, 6.4vw, 1.25rem)', paddingInline: 16 },
            },
          },
        },
        MuiDialogContent: { styleOverrides: { root: { [PHONE]: { paddingInline: 16 } } } },
        MuiDialogActions: {
          defaultProps: { disableSpacing: true },
          styleOverrides: { root: { flexWrap: 'wrap', gap: 8 } },
        },
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
        MuiOutlinedInput: {
          styleOverrides: {
            root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
            input: {
              padding: '9px 12px',
              height: '1.375rem',
              [TOUCH]: { paddingBlock: 11 },
              '&::placeholder': { opacity: 'var(--placeholder)' },
            },
            notchedOutline: { borderColor: 'var(--edge)' },
          },
        },
      },
    },
    words,
  );

/** By the names of `look.css`. */
export const MUI_PALETTES = {
  light: {
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
  dark: {
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
} as const;
