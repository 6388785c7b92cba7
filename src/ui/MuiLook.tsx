import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useReading } from '../words/reading.ts';
import { createMuiTheme } from './muiTheme.ts';

/**
 * What MUI's parts need around them: our look, and the reader's words. It belongs into files that are loaded on demand,
 * so that no first view downloads MUI (decision 45).
 */
export function MuiLook({ children }: { children: ReactNode }) {
  const { translation } = useReading();
  const theme = useMemo(() => createMuiTheme(translation?.mui), [translation]);
  return (
    <StyledEngineProvider enableCssLayer>
      {/* Whether the page is light or dark is not MUI's to decide (storage/colorScheme.ts): it follows the page's class. */}
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} noSsr>
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  );
}
