import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Campaigns } from './Campaigns.tsx';
import { Frame } from './Frame.tsx';

/**
 * The baseline of the benchmarks: the smallest dashboard that these libraries allow. It takes its API key from the session
 * storage, does not validate responses, and shows no errors.
 */

const container = document.getElementById('root');
if (container === null) throw new Error('The page holds no element with the id "root".');
const router = createBrowserRouter([
  {
    Component: Frame,
    children: [
      { index: true, Component: Campaigns },
      { path: '*', Component: () => <h1>Only a frame</h1> },
    ],
  },
]);
createRoot(container).render(
  <StrictMode>
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
);
