import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChartNoAxesCombined, Download } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { campaignMetricsPath, campaignsPath } from '../../paths.ts';
import { campaignListOptions } from '../../queries/campaigns.ts';
import { useListPage } from '../../queries/useListPage.ts';
import { DroppedValues } from '../../ui/DroppedValues.tsx';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { NothingListed } from '../../ui/NothingListed.tsx';
import { Page } from '../../ui/Page.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { useListAddress, useUrlQuery } from '../../ui/urlQuery.ts';
import { useCampaignWords } from '../../words/campaign.ts';
import { useExportWords } from '../../words/exporting.ts';
import { CampaignFilters } from './CampaignFilters.tsx';
import { CampaignAddress, requestOf } from './campaignAddress.ts';
import { useCampaignChips } from './useCampaignChips.ts';
import { useCampaignColumns } from './useCampaignColumns.tsx';

const SelectedCampaign = lazy(async () => ({ default: (await import('./SelectedCampaign.tsx')).SelectedCampaign }));
const CampaignExport = lazy(async () => ({ default: (await import('./CampaignExport.tsx')).CampaignExport }));

/** The campaigns of the organization, newest first. */
export function CampaignsPage() {
  const t = useCampaignWords();
  const e = useExportWords();
  const [address, setAddress, dropped] = useUrlQuery(CampaignAddress);
  const query = requestOf(address);
  const result = useListPage(campaignListOptions, query);
  const list = useListAddress();
  const linkTo = useCallback(
    (selected: string) => campaignsPath({ ...Object.fromEntries(new URLSearchParams(list)), selected }),
    [list],
  );
  const columns = useCampaignColumns(linkTo);
  const [isExporting, setIsExporting] = useState(false);
  const chips = useCampaignChips(query, setAddress);
  const clear = () => setAddress({ status: undefined, type: undefined, search: undefined });
  return (
    <Page
      title={t.title}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            disabled={result.data === undefined}
            onClick={() => setIsExporting(true)}
            startIcon={<Download size={18} />}
          >
            {e.open}
          </Button>
          <Button
            variant="outlined"
            component={Link}
            to={campaignMetricsPath({ status: query.status, type: query.type, search: query.search })}
            startIcon={<ChartNoAxesCombined size={18} />}
          >
            {t.review}
          </Button>
        </Box>
      }
    >
      <DroppedValues names={dropped} />
      <CampaignFilters query={query} onChange={setAddress} />
      <PagedTable
        caption={t.caption}
        noun={t.noun}
        columns={columns}
        result={result}
        query={query}
        onChange={setAddress}
        tools={<FilterChips chips={chips} onClear={clear} />}
        empty={
          chips.length > 0 ? (
            <NothingListed title={t.noMatchTitle} explanation={t.noMatch} />
          ) : (
            <NothingListed title={t.emptyTitle} explanation={t.empty} />
          )
        }
      />
      {address.selected !== undefined && (
        <Suspense>
          <SelectedCampaign
            id={address.selected}
            rows={result.data?.data}
            onSelect={(selected) => setAddress({ selected }, { replace: selected !== undefined })}
          />
        </Suspense>
      )}
      {isExporting && result.data !== undefined && (
        <Suspense>
          <CampaignExport
            query={query}
            rows={result.data.data}
            total={result.data.meta.total}
            onClose={() => setIsExporting(false)}
          />
        </Suspense>
      )}
    </Page>
  );
}
