import Box from '@mui/material/Box';
import { Info } from 'lucide-react';
import { useCampaignMetricsMessages } from '../../i18n/campaignMetrics.ts';

/** Explains the limits of open rates; expanded in print. */
export function OpenRateCaveat() {
  const t = useCampaignMetricsMessages();
  return (
    <Box component="details" sx={noteStyle}>
      <summary>
        <Info size={18} aria-hidden />
        {t.opensTitle}
      </summary>
      {t.opens.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Box>
  );
}

const noteStyle = {
  paddingInline: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    paddingBlock: 1.25,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& p': { maxWidth: '80ch', marginTop: 0, color: 'text.secondary' },
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
} as const;
