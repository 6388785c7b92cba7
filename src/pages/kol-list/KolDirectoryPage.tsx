import Box from '@mui/material/Box';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { functionalUpdate, type RowSelectionState, type Updater } from '@tanstack/react-table';
import { lazy, Suspense, useEffect } from 'react';
import { belowDataStyle, ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { FilterBar, type FilterBarProps } from '../../components/form/FilterBar.tsx';
import { FilterChips } from '../../components/form/FilterChips.tsx';
import { useScrollKey } from '../../components/layout/scrollKey.ts';
import { ListPage, type ListTools } from '../../components/table/ListPage.tsx';
import { parametersOf, parseUrlQuery } from '../../components/table/urlState.ts';
import type { KolFacetsQuery, KolSummary } from '../../contract/kolDirectory.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { directoryPath } from '../../paths.ts';
import { kolFacetsOptions, kolListOptions } from '../../queries/kolDirectory.ts';
import { useListPage } from '../../queries/useListPage.ts';
import { useQueryState } from '../../queries/useQueryState.ts';
import { setCurrentList, setKolsAddress } from '../../storage/kolList.ts';
import { openDefaultView } from '../shared/openDefaultView.ts';
import { useListAddress } from '../shared/useListAddress.ts';
import { useDirectoryColumns } from './directoryColumns.tsx';
import { DirectoryAddress, toKolFilter, toKolRequest } from './directorySearchParams.ts';
import { useDirectorySelection } from './directorySelection.ts';
import { KolsTabs } from './KolsTabs.tsx';
import { useDirectoryFilters } from './useDirectoryFilters.ts';

// Shown after a tick or a click.
const DirectoryActions = lazy(async () => ({ default: (await import('./DirectoryActions.tsx')).DirectoryActions }));
const KolExport = lazy(async () => ({ default: (await import('./KolExport.tsx')).KolExport }));

const labelOf = ({ full_name, id }: Parsed<KolSummary>) => full_name || id;

/** Requests the page of the directory in the URL. Without parameters the default view opens. */
export function loadDirectory(client: QueryClient, url: URL) {
  openDefaultView('kols', url, directoryPath);
  void client.prefetchQuery(kolListOptions(toKolRequest(parseUrlQuery(DirectoryAddress, url.searchParams).query)));
}

/** The KOLs of the organization (desk interface): searched, filtered, sorted and counted by the service. */
export function KolDirectoryPage() {
  const list = useListAddress('kols', DirectoryAddress);
  const { address, onChange } = list;
  const filterProps = { query: toKolFilter(toKolRequest(address)), onChange };
  return (
    <KolTable
      {...list}
      tabs={<KolsTabs tab="directory" />}
      filters={<DirectoryFilters {...filterProps} />}
      chips={<DirectoryChips {...filterProps} />}
    />
  );
}

type FilterProps = Omit<FilterBarProps<KolFacetsQuery>, 'filters'>;

// They read the counts, which arrive after the KOLs and must not render the table again.
const DirectoryFilters = (props: FilterProps) => <FilterBar {...props} filters={useDirectoryFilters(props.query)} />;
const DirectoryChips = (props: FilterProps) => <FilterChips {...props} filters={useDirectoryFilters(props.query)} />;

function KolTable(tools: ListTools<DirectoryAddress>) {
  const { address } = tools;
  const { title, members, directory: t } = useKolListMessages();
  const query = toKolRequest(address);
  const filter = toKolFilter(query);
  const result = useListPage(kolListOptions, query);
  const { selected } = useDirectorySelection();

  const scrollKey = useScrollKey();
  const path = directoryPath(parametersOf(DirectoryAddress, address));
  const rows = result.data?.data;
  const { page, per_page, total } = result.data?.meta ?? { page: 1, per_page: 0, total: 0 };
  const { isPlaceholderData } = result;
  // A profile links to the next KOL of the page, and back to it. The rows of another address keep that address.
  useEffect(() => {
    setKolsAddress(path);
    if (rows && !isPlaceholderData)
      setCurrentList(
        rows.map(({ id }) => id),
        path,
        scrollKey,
        { before: (page - 1) * per_page, total },
      );
  }, [rows, isPlaceholderData, path, scrollKey, page, per_page, total]);
  return (
    <ListPage
      {...tools}
      messages={{ ...t, title, counted: members }}
      columns={useDirectoryColumns()}
      pathTo={directoryPath}
      result={result}
      selection={selectionOf(selected, rows)}
      renderExport={(shown) => <KolExport filter={filter} sort={query.sort} {...shown} />}
    >
      {result.error === null && <FacetsError filter={filter} />}
      <ErrorBoundary>
        <Suspense>
          {selected.length > 0 && (
            <DirectoryActions
              selected={selected}
              shown={rows}
              filter={filter}
              total={isPlaceholderData ? undefined : total}
            />
          )}
        </Suspense>
      </ErrorBoundary>
    </ListPage>
  );
}

/** Says that the filters have neither their counts nor the values that the service names. */
function FacetsError({ filter }: { filter: KolFacetsQuery }) {
  const { directory: t } = useKolListMessages();
  const { error, isFetching, refetch } = useQueryState(useQuery(kolFacetsOptions(filter)));
  return (
    error !== null && (
      <Box sx={belowDataStyle}>
        <ErrorAlert error={error} onRetry={refetch} isRetrying={isFetching} help={t.facetsFailed} />
      </Box>
    )
  );
}

/** The selection of the table. Selected KOLs of other pages and filters stay. */
const selectionOf = (current: readonly Parsed<KolSummary>[], rows: readonly Parsed<KolSummary>[] = []) => ({
  rowSelection: toRowSelection(current),
  getRowLabel: labelOf,
  onRowSelectionChange: (updater: Updater<RowSelectionState>) =>
    useDirectorySelection.setState(({ selected: before }) => {
      const selected = toRowSelection(before);
      const next = functionalUpdate(updater, selected);
      return {
        selected: [...before.filter(({ id }) => next[id]), ...rows.filter(({ id }) => next[id] && !selected[id])],
        allOf: null,
      };
    }),
});

const toRowSelection = (kols: readonly { id: string }[]): RowSelectionState =>
  Object.fromEntries(kols.map(({ id }) => [id, true]));
