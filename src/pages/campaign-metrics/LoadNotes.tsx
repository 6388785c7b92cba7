import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Alert } from '../../components/feedback/Alert.tsx';
import { type AnswerMarks, ResponseDetails } from '../../components/feedback/ResponseDetails.tsx';
import { useTableMessages } from '../../i18n/table.ts';

interface LoadNotesProps {
  walk: {
    records: readonly unknown[];
    total: number;
    leftOut: number;
    hasMoved: boolean;
    answer: AnswerMarks | null;
    isComplete: boolean;
  };
  /** Absent if an error already offers a retry. */
  onLoadAgain?: () => void;
}

/** What the user must know about the loaded data before trusting a metric. */
export function LoadNotes({ walk, onLoadAgain }: LoadNotesProps) {
  const t = useTableMessages().loading;
  const loaded = walk.records.length;
  const stopped = loaded === 0 ? t.stoppedAtOnce : t.stopped(loaded, walk.total);
  const remarks = [
    !walk.isComplete ? { text: stopped, action: t.loadAll, answer: null } : null,
    walk.hasMoved && walk.isComplete ? { text: t.moved, action: t.loadAgain, answer: walk.answer } : null,
    walk.leftOut > 0 ? { text: t.leftOut(walk.leftOut), action: null, answer: walk.answer } : null,
  ].filter((remark) => remark !== null);
  return remarks.map(({ text, action, answer }) => (
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
        <ResponseDetails title={text} answer={answer} />
      </Alert>
    </Box>
  ));
}
