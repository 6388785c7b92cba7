import type { ShownRows } from '../../components/table/ExportDialog.tsx';
import type { KolFacetsQuery, KolListQuery, KolSummary } from '../../contract/kolDirectory.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { fetchAllKols } from '../../queries/kolDirectory.ts';
import { ListExport } from '../shared/ListExport.tsx';
import { KOL_CSV } from './kolCsv.ts';

interface KolExportProps extends ShownRows<Parsed<KolSummary>> {
  filter: KolFacetsQuery;
  sort: KolListQuery['sort'];
}

/** Exports KOLs of the directory as a file, in the order on screen. */
export function KolExport({ filter, sort, ...shown }: KolExportProps) {
  const { directory } = useKolListMessages();
  return (
    <ListExport
      {...shown}
      noun={directory.noun}
      columns={KOL_CSV}
      list="kols"
      filter={filter}
      fetchAll={(options) => fetchAllKols({ ...filter, sort }, options)}
    />
  );
}
