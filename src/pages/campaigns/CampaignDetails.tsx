import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { DateTime } from '../../components/layout/DateTime.tsx';
import { DescriptionList } from '../../components/layout/DescriptionList.tsx';
import { OtherFields } from '../../components/layout/OtherFields.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { SelectedDetailDrawer, type SelectedProps } from '../../components/layout/SelectedDetailDrawer.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { Campaign } from '../../contract/campaign.ts';
import { isUnreadable, type Parsed } from '../../contract/lenientParsing.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/messages.ts';
import { campaignCountOptions, findCampaignOptions } from '../../queries/campaigns.ts';
import { addRecent } from '../../storage/recentRecords.ts';
import { useFindRecord } from '../shared/useFindRecord.ts';
import { CampaignFunnel } from './CampaignFunnel.tsx';
import { CampaignStatus, isRateUnlikeCounts, ReportedRate } from './campaignColumns.tsx';

/** The detail drawer of the campaign in the URL. */
export function SelectedCampaign(selected: SelectedProps<Parsed<Campaign>>) {
  const search = useFindRecord(selected, campaignCountOptions({}), findCampaignOptions(selected.id));
  return (
    <SelectedDetailDrawer {...selected} {...search}>
      {(campaign) => <CampaignDetails record={campaign} />}
    </SelectedDetailDrawer>
  );
}

/** Every field of a campaign. Adds it to the recent records. */
function CampaignDetails({ record: campaign }: { record: Parsed<Campaign> }) {
  const t = useCampaignMessages();
  useEffect(() => addRecent(campaign.id), [campaign.id]);
  const format = useFormat();
  const { sent_at: sentAt, schedule } = campaign;
  const day = sentAt
    ? t.sentDay(format.date(sentAt))
    : optional(schedule?.send_at, (moment) => t.scheduledDay(format.date(moment)));
  const isSendingUnreadable = isUnreadable(campaign.schedule, 'send_at');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, fontSize: 'body2.fontSize' }}>
      {day && <Box sx={{ color: 'text.secondary' }}>{day}</Box>}
      <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <Value isUnreadable={isUnreadable(campaign, 'description')}>{campaign.description}</Value>
      </Box>
      <Section title={t.funnel}>
        <CampaignFunnel campaign={campaign} />
      </Section>
      <Section title={t.details}>
        <DescriptionList
          items={[
            { label: t.status, value: <CampaignStatus campaign={campaign} /> },
            {
              label: t.type,
              value: (
                <Value isUnreadable={isUnreadable(campaign, 'type')}>
                  {optional(campaign.type, (type) => getLabel(t.types, type))}
                </Value>
              ),
            },
            ...(['open_rate', 'click_rate'] as const)
              .filter((rate) => isRateUnlikeCounts(campaign, rate))
              .map((rate) => ({ label: t[rate], value: <ReportedRate campaign={campaign} rate={rate} isWide /> })),
            { label: t.id, value: <code>{campaign.id}</code> },
          ]}
        />
      </Section>
      <Section title={t.dates}>
        <DescriptionList
          items={[
            {
              label: t.created_at,
              value: <DateTime value={campaign.created_at} isUnreadable={isUnreadable(campaign, 'created_at')} />,
            },
            ...(campaign.schedule?.send_at || isSendingUnreadable
              ? [
                  {
                    label: t.send_at,
                    value: <DateTime value={campaign.schedule?.send_at} isUnreadable={isSendingUnreadable} />,
                  },
                ]
              : []),
            {
              label: t.sent_at,
              value: <DateTime value={campaign.sent_at} isUnreadable={isUnreadable(campaign, 'sent_at')} />,
            },
          ]}
        />
      </Section>
      <OtherFields record={campaign} known={Object.keys(Campaign.shape)} />
    </Box>
  );
}
