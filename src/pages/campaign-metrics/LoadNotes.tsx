import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Alert } from '../../components/feedback/Alert.tsx';
import { ResponseDetails, type ResponseInfo } from '../../components/feedback/ResponseDetails.tsx';
import { useTableMessages } from '../../i18n/table.ts';

interface LoadNotesProps {
  list: {
    records: readonly unknown[];
    total: number;
    skipped: number;
    hasChanged: boolean;
    response: ResponseInfo | null;
    isComplete: boolean;
  };
  /** Absent if an error already offers a retry. */
  onLoadAgain?: () => void;
}

/** What the user must know about the loaded data before trusting a metric. */
export function LoadNotes({ list, onLoadAgain }: LoadNotesProps) {
  const t = useTableMessages().loading;
  const loaded = list.records.length;
  const stopped = loaded === 0 ? t.stoppedAtOnce : t.stopped(loaded, list.total);
  const remarks = [
    !list.isComplete ? { text: stopped, action: t.loadAll, response: null } : null,
    list.hasChanged && list.isComplete ? { text: t.moved, action: t.loadAgain, response: list.response } : null,
    list.skipped > 0 ? { text: t.leftOut(list.skipped), action: null, response: list.response } : null,
  ].filter((remark) => remark !== null);
  return remarks.map(({ text, action, response }) => (
    <Box key={text} sx={{ marginBottom: 2 }}>
      <Alert
        severity="warning"
        variant="outlined"
        action={
          action !== null &&
          onLoadAgain && (
            <Button color="inherit" size="small" onClick={onLoadAgain}>
              {action}
            </Button>
          )
        }
      >
        {text}
        <ResponseDetails title={text} response={response} />
      </Alert>
    </Box>
  ));
}
