import Box from '@mui/material/Box';
import { hashKey } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { focusParentOnUnmount } from '../../components/feedback/focus.ts';
import { useAsyncAction } from '../../components/feedback/useAsyncAction.tsx';
import { FocusableButton } from '../../components/form/FocusableButton.tsx';
import { pageAction } from '../../components/layout/pageActions.ts';
import type { KolFacetsQuery, KolSummary } from '../../contract/kolDirectory.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { fetchAllKols } from '../../queries/kolDirectory.ts';
import { MAX_WHOLE_LIST } from '../../queries/useAllPages.ts';
import { fetchWithValidSession } from '../shared/fetchWithValidSession.ts';
import { clearDirectorySelection, useDirectorySelection } from './directorySelection.ts';
import { DisabledAction, ListActions } from './ListActions.tsx';

interface DirectoryActionsProps {
  /** At least one. */
  selected: readonly Parsed<KolSummary>[];
  /** The rows on screen; undefined while they load. */
  shown?: readonly Parsed<KolSummary>[];
  /** The filter in the URL, and how many KOLs match it; undefined while the rows of another filter are on screen. */
  filter: KolFacetsQuery;
  total: number | undefined;
}

/** The actions for the selected KOLs of the directory. */
export function DirectoryActions({ selected, shown = selected, filter, total }: DirectoryActionsProps) {
  const ids = new Set(selected.map(({ id }) => id));
  const { allOf } = useDirectorySelection();
  const isSelected = ({ id }: { id: string }) => ids.has(id);
  // Selected KOLs may match another filter, so their number does not say whether those on other pages are selected.
  const isAllSelected =
    total === undefined ||
    (shown.every(isSelected) &&
      // All of them, or all without a filter.
      (shown.length >= total || [filter, {}].some((one) => hashKey([one]) === hashKey([allOf]))));
  // A selected record may be older than its row.
  const rows = new Map(shown.map((kol) => [kol.id, kol]));
  const current = selected.map((kol) => rows.get(kol.id) ?? kol);
  return (
    <ListActions selected={current} shown={shown} onClear={clearDirectorySelection}>
      {!isAllSelected && <SelectAll filter={filter} total={total} />}
    </ListActions>
  );
}

/** Selects every KOL that matches, on all pages. */
function SelectAll({ filter, total }: { filter: KolFacetsQuery; total: number }) {
  const { directory: t } = useKolListMessages();
  const [run, error, isRunning] = useAsyncAction();
  // Stops if the user leaves or clears the selection.
  const select = async ({ signal }: { signal: AbortSignal }) => {
    const { records } = await fetchWithValidSession(
      () => fetchAllKols({ ...filter, sort: 'full_name' }, { signal }),
      signal,
    );
    useDirectorySelection.setState(({ selected: before }) => {
      const known = new Set(before.map(({ id }) => id));
      return { selected: [...before, ...records.filter(({ id }) => !known.has(id))], allOf: filter };
    });
  };
  if (total > MAX_WHOLE_LIST)
    return (
      <DisabledAction
        label={t.selectAll(total)}
        icon={<CheckCheck size={18} />}
        reason={t.tooManyToSelect(MAX_WHOLE_LIST)}
        shortReason={t.selectLimit(MAX_WHOLE_LIST)}
      />
    );
  return (
    <Box ref={focusParentOnUnmount} sx={{ display: 'contents' }}>
      <FocusableButton
        ref={pageAction(t.selectAll(total))}
        disabled={isRunning}
        onClick={() => void run(select)}
        startIcon={<CheckCheck size={18} />}
      >
        {isRunning ? t.selectingAll : t.selectAll(total)}
      </FocusableButton>
      {error}
    </Box>
  );
}
