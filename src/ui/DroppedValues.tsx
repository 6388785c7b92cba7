import { Alert } from '../components/feedback/Alert.tsx';
import { useCommonWords } from '../words/common.ts';

/** Shows which URL parameters are invalid, so that nobody relies on a filter that is not active. */
export function DroppedValues({ names }: { names: string[] }) {
  const t = useCommonWords().table;
  if (names.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ marginBottom: 2 }}>
      {t.dropped(names)}
    </Alert>
  );
}
