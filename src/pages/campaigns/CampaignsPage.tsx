import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesCombined } from 'lucide-react';
import { Link } from 'react-router';
import { CampaignListQuery } from '../../contract/campaign.ts';
import { campaignMetricsPath } from '../../paths.ts';
import { campaignListOptions } from '../../queries/campaigns.ts';
import { DroppedValues } from '../../ui/DroppedValues.tsx';
import { NothingListed } from '../../ui/NothingListed.tsx';
import { Page } from '../../ui/Page.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { useUrlQuery } from '../../ui/urlQuery.ts';
import { useCampaignWords } from '../../words/campaign.ts';
import { CampaignFilters } from './CampaignFilters.tsx';
import { useCampaignColumns } from './useCampaignColumns.tsx';

/** The campaigns of the organization, newest first. */
export function CampaignsPage() {
  const t = useCampaignWords();
  const [query, setQuery, dropped] = useUrlQuery(CampaignListQuery);
  const result = useQuery(campaignListOptions(query));
  const columns = useCampaignColumns();
  const isFiltered = query.status !== undefined || query.type !== undefined || query.search !== undefined;
  const clear = () => setQuery({ status: undefined, type: undefined, search: undefined });
  return (
    <Page
      title={t.title}
      actions={
        <Button
          variant="outlined"
          component={Link}
          to={campaignMetricsPath({ status: query.status, type: query.type, search: query.search })}
          startIcon={<ChartNoAxesCombined size={18} />}
        >
          {t.review}
        </Button>
      }
    >
      <DroppedValues names={dropped} />
      <CampaignFilters query={query} onChange={setQuery} onClear={isFiltered ? clear : undefined} />
      <PagedTable
        caption={t.caption}
        noun={t.noun}
        columns={columns}
        result={result}
        query={query}
        onChange={setQuery}
        empty={
          isFiltered ? (
            <NothingListed title={t.noMatchTitle} explanation={t.noMatch} onClear={clear} />
          ) : (
            <NothingListed title={t.emptyTitle} explanation={t.empty} />
          )
        }
      />
    </Page>
  );
}
