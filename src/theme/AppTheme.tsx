import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo } from 'react';
import { createAppTheme } from './theme.ts';

interface AppThemeProps {
  /** The texts of MUI's components in the user's language. Without it they are English. */
  locale?: object;
  children: ReactNode;
}

/** Provides the theme, light or dark. `public/before-first-paint.js` sets the same scheme before the first paint. */
export function AppTheme({ locale, children }: AppThemeProps) {
  const theme = useMemo(() => createAppTheme(locale), [locale]);
  useEffect(() => {
    window.addEventListener('beforeprint', printInLight);
    return () => window.removeEventListener('beforeprint', printInLight);
  }, []);
  return (
    <StyledEngineProvider enableCssLayer>
      {/* The rules of global.css come before MUI's. The order of layers must be set before the first style of MUI. */}
      <GlobalStyles styles="@layer base, mui;" />
      <ThemeProvider theme={theme} modeStorageKey="kol-desk.color-scheme" noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  );
}

/** Paper is white, so the page prints in light colors. */
function printInLight() {
  const { classList } = document.documentElement;
  if (!classList.contains('dark')) return;
  classList.replace('dark', 'light');
  window.addEventListener('afterprint', () => classList.replace('light', 'dark'), { once: true });
}
