import { ExportDialog, type ShownRows } from '../../components/table/ExportDialog.tsx';
import { fileNameOf } from '../../components/table/saveFile.ts';
import type { KolListQuery, KolSummary } from '../../contract/kolDirectory.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { asApiError } from '../../queries/client.ts';
import { fetchAllKols } from '../../queries/kolDirectory.ts';
import { fetchWithValidSession } from '../shared/fetchWithValidSession.ts';
import { reportExport } from '../shared/reportExport.ts';
import type { KolFilter } from './directorySearchParams.ts';
import { KOL_CSV } from './kolCsv.ts';

interface KolExportProps extends ShownRows<Parsed<KolSummary>> {
  filter: KolFilter;
  sort: KolListQuery['sort'];
}

/** Exports KOLs of the directory as a file, in the order on screen. */
export function KolExport({ filter, sort, ...shown }: KolExportProps) {
  const { directory } = useKolListMessages();
  return (
    <ExportDialog
      {...shown}
      noun={directory.noun}
      columns={KOL_CSV}
      collect={(options) => fetchWithValidSession(() => fetchAllKols({ ...filter, sort }, options), options.signal)}
      toError={asApiError}
      onSaved={(count) => reportExport({ action: 'exported', subject: 'kols', count })}
      fileName={fileNameOf('kols', filter)}
    />
  );
}
