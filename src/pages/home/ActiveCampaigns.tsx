import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { SkippedRecordsAlert } from '../../components/feedback/SkippedRecordsAlert.tsx';
import { Section } from '../../components/layout/Section.tsx';
import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed, ParsedPage } from '../../contract/lenientParsing.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { useHomeMessages } from '../../i18n/home.ts';
import { campaignMetricsPath, campaignsPath } from '../../paths.ts';
import { ACTIVE_CAMPAIGNS } from '../../queries/campaigns.ts';
import type { QueryState } from '../../queries/useQueryState.ts';
import { Links } from './LinkList.tsx';

/** The height of the longest list, in pixels. */
const LIST_HEIGHT = ACTIVE_CAMPAIGNS.per_page * 52;

interface ActiveCampaignsProps {
  campaigns: QueryState<ParsedPage<Campaign>>;
  /** Retries after an error. */
  onRetry: () => unknown;
}

/** The active campaigns with the service's own rates. */
export function ActiveCampaigns({ campaigns, onRetry }: ActiveCampaignsProps) {
  const t = useHomeMessages();
  const { data, dataUpdatedAt, error, isFetching } = campaigns;
  const ratesOf = useRates();
  const isPending = data === undefined && error === null;
  const alert = error !== null && (
    <ErrorAlert error={error} onRetry={onRetry} isRetrying={isFetching} dataUpdatedAt={data && dataUpdatedAt} />
  );
  return (
    <Section title={t.running} note={data && t.runningCount(data.meta.total)}>
      {data === undefined && alert}
      {isPending && <Skeleton variant="rounded" height={LIST_HEIGHT} />}
      {data !== undefined && data.skipped > 0 && <SkippedRecordsAlert page={data} />}
      {data?.data.length === 0 && data.skipped === 0 && <Box sx={{ color: 'text.secondary' }}>{t.noneRunning}</Box>}
      {data !== undefined && data.data.length > 0 && (
        <Links
          lines={data.data.map((campaign) => ({
            key: campaign.id,
            to: campaignsPath({ status: 'active', selected: campaign.id }),
            title: campaign.name || campaign.id,
            detail: ratesOf(campaign),
          }))}
        />
      )}
      {/* Rendered with the list, so that it does not move below a loading area. */}
      {!isPending && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
          {data?.meta.total === 0 ? (
            <Button component={Link} to={campaignsPath()} variant="outlined">
              {t.allCampaigns}
            </Button>
          ) : (
            <Button component={Link} to={campaignsPath({ status: 'active' })} variant="outlined">
              {t.allRunning}
            </Button>
          )}
          <Button component={Link} to={campaignMetricsPath()} variant="outlined">
            {t.review}
          </Button>
        </Box>
      )}
      {data !== undefined && alert}
    </Section>
  );
}

/** Formats both rates. Without deliveries there is no rate, and a missing rate is never 0. */
function useRates() {
  const t = useHomeMessages();
  const { missing } = useCommonMessages();
  const format = useFormat();
  const rate = (value: number | null | undefined) => (typeof value === 'number' ? format.percent(value) : missing);
  return ({ metrics }: Parsed<Campaign>) =>
    metrics?.delivered === 0 ? t.nothingDelivered : t.rates(rate(metrics?.open_rate), rate(metrics?.click_rate));
}
