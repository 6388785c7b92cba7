import { useTableMessages } from '../../i18n/table.ts';
import { Alert } from './Alert.tsx';

/** Shows which URL parameters are invalid, because these filters are not active. */
export function InvalidFiltersAlert({ names }: { names: string[] }) {
  const t = useTableMessages();
  if (names.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ marginBottom: 2 }}>
      {t.invalidFilters(names)}
    </Alert>
  );
}
