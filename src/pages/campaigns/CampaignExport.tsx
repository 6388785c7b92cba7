import type { CsvColumn } from '../../components/table/csv.ts';
import type { ShownRows } from '../../components/table/ExportDialog.tsx';
import { toListFilter } from '../../components/table/urlState.ts';
import type { Campaign, CampaignListQuery } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { fetchAllCampaigns } from '../../queries/campaigns.ts';
import { ListExport } from '../shared/ListExport.tsx';

interface CampaignExportProps extends ShownRows<Parsed<Campaign>> {
  query: CampaignListQuery;
}

/** Exports campaigns as a file. */
export function CampaignExport({ query, ...shown }: CampaignExportProps) {
  const { noun } = useCampaignMessages();
  const filter = toListFilter(query);
  return (
    <ListExport
      {...shown}
      noun={noun}
      columns={COLUMNS}
      list="campaigns"
      filter={filter}
      fetchAll={(options) => fetchAllCampaigns(filter, options)}
    />
  );
}

/** The interface's own names (§2.3). Rates are fractions, timestamps are UTC. */
const COLUMNS: CsvColumn<Parsed<Campaign>>[] = [
  { header: 'id', value: ({ id }) => id },
  { header: 'name', value: ({ name }) => name },
  { header: 'description', value: ({ description }) => description },
  { header: 'type', value: ({ type }) => type },
  { header: 'status', value: ({ status }) => status },
  { header: 'audience_count', value: ({ audience_count }) => audience_count },
  { header: 'sent', value: ({ metrics }) => metrics?.sent },
  { header: 'delivered', value: ({ metrics }) => metrics?.delivered },
  { header: 'opened', value: ({ metrics }) => metrics?.opened },
  { header: 'clicked', value: ({ metrics }) => metrics?.clicked },
  { header: 'open_rate', value: ({ metrics }) => metrics?.open_rate },
  { header: 'click_rate', value: ({ metrics }) => metrics?.click_rate },
  { header: 'schedule', value: ({ schedule }) => schedule?.type },
  { header: 'send_at', value: ({ schedule }) => schedule?.send_at },
  { header: 'created_at', value: ({ created_at }) => created_at },
  { header: 'sent_at', value: ({ sent_at }) => sent_at },
];
