import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { RateLimitWait } from '../../api/ApiError.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { focusParentOnUnmount } from './focus.ts';
import { RateLimitNotice } from './RateLimitNotice.tsx';

interface LoadProgressProps {
  loaded: number;
  /** The total; undefined or 0 until the service has sent it. */
  total: number | undefined;
  /** The delay that the service asks for; null if there is none. */
  wait?: RateLimitWait | null;
  onCancel: () => void;
}

/** The loading progress of a whole list, with a stop button. */
export function LoadProgress({ loaded, total, wait = null, onCancel }: LoadProgressProps) {
  const t = useTableMessages().loading;
  const common = useCommonMessages();
  const text = total ? t.progress(loaded, total) : common.loading;
  return (
    <Box
      ref={focusParentOnUnmount}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        width: '100%',
        marginBottom: 2,
        fontSize: 'body2.fontSize',
        displayPrint: 'none',
      }}
    >
      <div style={{ flex: 1, minWidth: 0 }}>
        {text}
        <RateLimitNotice wait={wait} />
        <LinearProgress
          sx={{ height: 6, marginTop: 0.5, borderRadius: 0.5 }}
          aria-label={text}
          variant={total ? 'determinate' : 'indeterminate'}
          value={total ? Math.min(100, (100 * loaded) / total) : undefined}
        />
      </div>
      <Button variant="outlined" onClick={onCancel}>
        {t.cancel}
      </Button>
    </Box>
  );
}
