import LinearProgress from '@mui/material/LinearProgress';
import { useCommonMessages } from '../../i18n/common.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { RateLimitNotice } from '../feedback/RateLimitNotice.tsx';
import type { SortedList } from './SortedListNotice.tsx';

/** A thin line on the upper edge of the table: the progress of the list that loads to be sorted. */
export function SortProgress({ list }: Pick<SortedList<unknown>, 'list'>) {
  const t = useTableMessages().loading;
  const common = useCommonMessages();
  const { records, total = 0, wait = null } = list ?? {};
  const loaded = records?.length ?? 0;
  return (
    <>
      <LinearProgress
        sx={{ height: 3, marginBlockEnd: '-3px', zIndex: 'sticky' }}
        aria-label={total ? t.progress(loaded, total) : common.loading}
        variant={total ? 'determinate' : 'indeterminate'}
        value={total ? Math.min(100, (100 * loaded) / total) : undefined}
      />
      <RateLimitNotice wait={wait} />
    </>
  );
}
