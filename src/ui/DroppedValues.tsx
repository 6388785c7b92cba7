import { Alert } from '../components/feedback/Alert.tsx';
import { useCommonWords } from '../words/common.ts';

/** Says which values of the address could not be used, so that nobody trusts a filter that is not there. */
export function DroppedValues({ names }: { names: string[] }) {
  const t = useCommonWords().table;
  if (names.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ marginBottom: 2 }}>
      {t.dropped(names)}
    </Alert>
  );
}
