import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Settings } from 'lucide-react';
import { EmptyState } from '../components/feedback/EmptyState.tsx';
import { ErrorDetails } from '../components/feedback/ErrorDetails.tsx';
import { getRequestInfo } from '../components/feedback/errorMessages.ts';
import { useAppMessages } from '../i18n/app.ts';
import { useCommonMessages } from '../i18n/common.ts';

interface ConfigErrorPageProps {
  /** The request that failed. */
  request?: string;
  /** HTTP status; null without a response. */
  status: number | null;
  requestId: string | null;
  /** The invalid settings; empty if the file is unreadable. */
  settings: readonly string[];
  /** When the error was detected, in milliseconds since 1970. */
  at: number;
}

/** Shown if the configuration is unreadable or invalid, because nothing else can work. */
export function ConfigErrorPage({
  request = 'GET /config.json',
  status,
  requestId,
  settings,
  at,
}: ConfigErrorPageProps) {
  const t = useAppMessages();
  const { errors } = useCommonMessages();
  const requestInfo = [...getRequestInfo({ request, status, code: null, requestId }, errors), ...settings];
  const usualHelp = status === null ? errors.offline.help : errors.unavailable.help;
  return (
    <main>
      <EmptyState
        icon={<Settings size={40} />}
        title={t.configTitle}
        headingLevel="h1"
        actions={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t.reload}
          </Button>
        }
      >
        <div>{t.configMeans}</div>
        <div>{settings.length > 0 ? t.configHelp : usualHelp}</div>
        <Box sx={{ display: 'grid', justifyItems: 'center' }}>
          <ErrorDetails title={t.configTitle} requestInfo={requestInfo} at={at} />
        </Box>
      </EmptyState>
    </main>
  );
}
