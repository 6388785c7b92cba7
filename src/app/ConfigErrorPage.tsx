import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CloudOff, Wrench } from 'lucide-react';
import { ApiError } from '../api/ApiError.ts';
import type { ConfigError } from '../api/config.ts';
import { EmptyState } from '../components/feedback/EmptyState.tsx';
import { ErrorDetails } from '../components/feedback/ErrorDetails.tsx';
import { errorKind, getRequestInfo } from '../components/feedback/errorMessages.ts';
import { useAppMessages } from '../i18n/app.ts';
import { useCommonMessages } from '../i18n/common.ts';

interface ConfigErrorPageProps {
  /** Why the configuration is invalid or unreadable, or the error of the request for the session. */
  error: ConfigError | ApiError;
}

/** Shown if the dashboard cannot start, because it has no valid configuration, or does not know who is signed in. */
export function ConfigErrorPage({ error }: ConfigErrorPageProps) {
  const t = useAppMessages();
  const { errors } = useCommonMessages();
  const isConfig = !(error instanceof ApiError);
  const title = isConfig ? t.configTitle : errors[errorKind(error)].title;
  const settings = isConfig ? error.settings : [];
  const request = isConfig ? { ...error, request: 'GET /config.json', code: null } : error;
  const usualHelp = error.status === null ? errors.offline.help : errors.unavailable.help;
  return (
    <main>
      <EmptyState
        icon={isConfig ? Wrench : CloudOff}
        title={title}
        headingLevel="h1"
        actions={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t.reload}
          </Button>
        }
      >
        <div>{isConfig ? t.configMeans : t.service.down}</div>
        <div>{settings.length > 0 ? t.configHelp : usualHelp}</div>
        <Box sx={{ display: 'grid', justifyItems: 'center' }}>
          <ErrorDetails title={title} requestInfo={[...getRequestInfo(request, errors), ...settings]} at={error.at} />
        </Box>
      </EmptyState>
    </main>
  );
}
