import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router';
import { SkippedRecordsAlert } from '../../components/feedback/SkippedRecordsAlert.tsx';
import { Section } from '../../components/layout/Section.tsx';
import type { Campaign } from '../../contract/campaign.ts';
import type { Read, ReadPage } from '../../contract/tolerant.ts';
import { campaignMetricsPath, campaignsPath } from '../../paths.ts';
import type { Reading } from '../../queries/useReading.ts';
import { FaultNotice } from '../../ui/FaultNotice.tsx';
import { useCommonWords } from '../../words/common.ts';
import { useFormat } from '../../words/format.ts';
import { useHomeWords } from '../../words/home.ts';
import { RUNNING } from './campaignRequests.ts';
import { LinkList } from './Lines.tsx';

interface RunningCampaignsProps {
  campaigns: Reading<ReadPage<Campaign>>;
  /** Retries after an error. */
  onRetry: () => unknown;
}

/** The active campaigns with the service's own rates. */
export function RunningCampaigns({ campaigns, onRetry }: RunningCampaignsProps) {
  const t = useHomeWords();
  const { data, dataUpdatedAt, error, isFetching } = campaigns;
  const ratesOf = useRates();
  const isAwaited = data === undefined && error === null;
  return (
    <Section title={t.running} note={data && t.runningCount(data.meta.total)}>
      {error !== null && (
        <FaultNotice fault={error} onRetry={onRetry} isRetrying={isFetching} dataFrom={data && dataUpdatedAt} />
      )}
      {isAwaited && <Skeleton variant="rounded" height={RUNNING.per_page * 46} />}
      {data !== undefined && data.leftOut > 0 && <SkippedRecordsAlert page={data} />}
      {data?.data.length === 0 && data.leftOut === 0 && <Box sx={{ color: 'text.secondary' }}>{t.noneRunning}</Box>}
      {data !== undefined && data.data.length > 0 && (
        <LinkList
          lines={data.data.map((campaign) => ({
            key: campaign.id,
            to: campaignsPath({ status: 'active', selected: campaign.id }),
            title: campaign.name || campaign.id,
            detail: ratesOf(campaign),
          }))}
        />
      )}
      {/* Rendered with the list, so that it does not move below a loading area. */}
      {!isAwaited && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
          <Button component={Link} to={campaignsPath({ status: 'active' })} variant="outlined">
            {t.allRunning}
          </Button>
          <Button component={Link} to={campaignMetricsPath()} variant="outlined">
            {t.review}
          </Button>
        </Box>
      )}
    </Section>
  );
}

/** Formats both rates. Without deliveries there is no rate, and a missing rate is never 0. */
function useRates() {
  const t = useHomeWords();
  const { missing } = useCommonWords();
  const format = useFormat();
  const rate = (value: number | null | undefined) => (typeof value === 'number' ? format.rate(value) : missing);
  return ({ metrics }: Read<Campaign>) =>
    metrics?.delivered === 0 ? t.nothingDelivered : t.rates(rate(metrics?.open_rate), rate(metrics?.click_rate));
}
